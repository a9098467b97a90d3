import { differences, TYPE_LISTS } from '@portal/domain';
import { formatMoment } from '@portal/ui/core';
import { firstOf } from './first-of';
import { MESSAGES } from './messages';
import type { Elsewhere, Keeping } from './unfinished-writer';

/** Only the time of day: it was kept a moment ago. */
const clock = (ms: number) => formatMoment(ms / 1000).slice('yyyy-mm-dd '.length);

function keptWith(news: Elsewhere, at: string): string {
  if (news.is === 'gone') return MESSAGES.keptWith.gone(at);
  const fields = differences(news.kind, news.mine, news.merged, TYPE_LISTS).map(({ label }) => label);
  return MESSAGES.keptWith.merged(at, firstOf(fields));
}

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
        {keeping.state === 'kept' && news && keptWith(news, clock(keeping.at))}
      </output>
    </>
  );
}
