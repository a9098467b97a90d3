import { moment } from './table.mjs';

/**
 * What the end of a key means for a release that it signed: nothing, if the portal had recorded the release before. The
 * portal accepts no signature of a key that has ended, and the signature itself cannot prove when it was made.
 */
export function endedKey({ name, ended_at: endedAt }, releasedAt) {
  if (endedAt === null) return { note: '', problems: [] };
  const ended = `which ended on ${moment(endedAt)}`;
  const recorded = `the portal recorded this release on ${moment(releasedAt)}`;
  if (releasedAt <= endedAt) return { note: `, ${ended}; ${recorded}, before that`, problems: [] };
  return { note: '', problems: [`is signed by "${name}", ${ended}, and ${recorded}, after that`] };
}
