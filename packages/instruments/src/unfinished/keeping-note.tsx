import { MESSAGES } from './messages';
import type { Keeping } from './unfinished-writer';

const clock = (ms: number) => `${new Date(ms).toISOString().slice(11, 16)} UTC`;

/** A note on the state of the unfinished copy; announced only if it could not be kept. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return (
    <>
      {keeping.state === 'kept' && <span className="ins-note ins-kept">{MESSAGES.kept(clock(keeping.at))}</span>}
      <output className="ins-note">{keeping.state === 'failed' && MESSAGES.failed}</output>
    </>
  );
}
