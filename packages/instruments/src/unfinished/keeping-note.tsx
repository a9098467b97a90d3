import { formatMoment } from '@portal/ui/core';
import { MESSAGES } from './messages';
import type { Keeping } from './unfinished-writer';

/** Only the time of day: it was kept a moment ago. */
const clock = (ms: number) => formatMoment(ms / 1000).slice('yyyy-mm-dd '.length);

/** A note on the state of the unfinished copy; announced only if there is something to know about it. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  const news = keeping.state === 'kept' ? keeping.elsewhere : null;
  return (
    <>
      {keeping.state === 'kept' && !news && (
        <span className="ins-note ins-kept">{MESSAGES.kept(clock(keeping.at))}</span>
      )}
      <output className={news ? 'ins-note ins-news' : 'ins-note'}>
        {keeping.state === 'failed' && MESSAGES.failed}
        {keeping.state === 'kept' && news && MESSAGES.keptWith[news](clock(keeping.at))}
      </output>
    </>
  );
}
