import { MESSAGES } from './messages';
import type { Keeping } from './unfinished-writer';

const clock = (ms: number) => {
  const at = new Date(ms);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};

/** A note on the state of the unfinished copy; announced only if it could not be kept. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return (
    <>
      {keeping.state === 'kept' && <span className="ins-note">{MESSAGES.kept(clock(keeping.at))}</span>}
      <output className="ins-note">{keeping.state === 'failed' && MESSAGES.failed}</output>
    </>
  );
}
