import { addressOf, post } from '@portal/api-slice';
import type { CodeErrorReport, ProgramTexts } from '@portal/domain';
import { browserFamily, errorKind, NO_TEXTS, textsAt, withoutValues } from '@portal/domain';
import { composition } from '../composition';
import { LoadFault } from '../remotes/fault';
import type { Frame } from './own-frame';
import { ownFrame } from './own-frame';
import { unmetIn } from './unmet';

const REPORT = post('/code-errors');

/** Maximum number of reports per tab; an error that occurs more often has already been reported. */
const MAX_REPORTS = 20;
/** Interval within which the same error is not reported again, in milliseconds. */
const SAME_FOR = 60_000;

/** A failure, from the browser's error events, or with the part that was being loaded or rendered. */
export interface Failure {
  error?: unknown;
  reason?: unknown;
  /** Script in which the browser saw the error. */
  filename?: string;
  lineno?: number;
  colno?: number;
  part?: string;
}

const reported = new Map<string, number>();
let sent = 0;

/** Whether an error of this tab is still to be reported: the same one once a minute, up to a maximum number. */
const isToReport = (error: string): boolean =>
  sent < MAX_REPORTS && performance.now() - (reported.get(error) ?? -SAME_FOR) >= SAME_FOR;

/** Records that an error is reported, and returns whether for the first time in this tab. */
function isFirstReport(error: string): boolean {
  const isFirst = !reported.has(error);
  reported.set(error, performance.now());
  sent += 1;
  return isFirst;
}

function send(report: CodeErrorReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const leave = () => void navigator.sendBeacon(addressOf(REPORT), body);
  if (navigator.onLine) leave();
  else window.addEventListener('online', leave, { once: true });
}

/** What the script says at the position, from the browser's cache; nothing if it cannot be fetched. */
async function textsOfScript({ part, hash, file, ...position }: Frame): Promise<ProgramTexts> {
  try {
    return textsAt(await (await fetch(`/releases/${part}/${hash}/${file}`, { cache: 'force-cache' })).text(), position);
  } catch {
    return NO_TEXTS;
  }
}

/** No texts, as soon as the page is left: a report that still waited for them would be lost. */
const whenLeft = (): Promise<ProgramTexts> =>
  new Promise((resolve) => window.addEventListener('pagehide', () => resolve(NO_TEXTS), { once: true }));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Name, message and stack of any thrown value, as strings. */
function textsOf(thrown: unknown) {
  const { name, message, stack } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Partial<Error>;
  return { name: textOf(name), message: textOf(message), stack: textOf(stack) };
}

/**
 * A mismatch of shared packages is attributed to the remote, although the shell detects it: to the first line of its
 * entry if its position is unknown.
 */
function frameOfRemote(part: string, stack: string): Frame | null {
  const { entry = '' } = composition().remotes[part] ?? {};
  return ownFrame(stack, { parts: [part] }) ?? ownFrame(`${window.location.origin}${entry}:1:1`);
}

/** The parts of which something was requested: one that is being loaded is not ready yet, and may fail as well. */
const requestedParts = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => /\/releases\/([\w-]+)\//.exec(name)?.[1] ?? []);

/** Whether errors of a part are not reported because it is previewed or under development. */
function isUnderWork(part: string): boolean {
  const { preview, development } = composition();
  return preview !== undefined || (development?.includes(part) ?? false);
}

/**
 * Reports an error in the code of a release to the server: kind, message without values, and the first position in a
 * file of the portal. Errors from outside the portal are not reported. Returns whether the error was the portal's,
 * reported or not. `loadedParts` are the parts that became ready in this tab.
 */
export async function reportCodeError(
  { error, reason, part = '', ...seen }: Failure,
  loadedParts: readonly string[],
): Promise<boolean> {
  const caught = error ?? reason;
  const thrown: unknown = caught instanceof LoadFault ? caught.cause : caught;
  const { name, message, stack } = textsOf(thrown);
  const unmet = unmetIn(thrown);
  // In some browsers, the stack begins with the message, which may contain anything.
  const where = stack.replace(message, '') || `${seen.filename}:${seen.lineno}:${seen.colno}`;
  const parts = [...new Set(['shell', part, ...loadedParts, ...requestedParts()])];
  const frame = unmet ? frameOfRemote(part, where) : ownFrame(where, { parts });
  if (!frame || isUnderWork(frame.part)) return false;
  const kind = unmet ? 'SharingError' : errorKind(name);
  const identity = JSON.stringify([kind, message, frame]);
  if (!isToReport(identity)) return true;
  const isFirst = isFirstReport(identity);
  const texts = await Promise.race([textsOfScript(frame), whenLeft()]);
  send({
    ...frame,
    kind,
    message: unmet ? '' : withoutValues(message, kind, texts),
    browser: browserFamily(navigator.userAgent),
    ...(unmet && { unmet }),
    // The shell is counted as loaded only when it has shown itself.
    ...(isFirst && { tab: { composition: composition().id, loaded: [...new Set(['shell', ...loadedParts])] } }),
  });
  return true;
}
