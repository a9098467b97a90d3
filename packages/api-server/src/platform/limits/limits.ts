import { createHash } from 'node:crypto';
import { ACCOUNTS, can, FILES, QA_SETTINGS } from '@portal/domain';
import type { Actor, Context } from '../process/app-types';
import type { Db } from '../db/client';
import { AppError } from '../errors/app-error';
import { countAgain, countUp, forgetCount, readCount, type Counted } from './limit.store';

const HOUR = 3600;
/** Sizes are counted in kilobytes: a count is smaller than 2³¹. */
const BYTES_OF_UNIT = 1000;
const STAFF_FACTOR = QA_SETTINGS.perHour.toOthersByStaff / QA_SETTINGS.perHour.toOthers;

interface Limit {
  /** Number of events allowed in one window. */
  max: number;
  /** Length of the window, s. It starts with the first event. */
  seconds: number;
  /** The beginning of the sentence about the exceeded limit. */
  tooMany: string;
}

/** Limited actions, counted for all servers together. */
export const LIMITS = {
  loginFailures: {
    max: ACCOUNTS.loginFailures,
    seconds: ACCOUNTS.loginFailureWindowSeconds,
    tooMany: 'Too many failed attempts to log in.',
  },
  confirmationFailures: {
    max: ACCOUNTS.confirmationFailures,
    seconds: HOUR,
    tooMany: 'Too many failed attempts to show who you are.',
  },
  loginFailuresFromNetwork: {
    max: ACCOUNTS.loginFailuresOfNetworkPerHour,
    seconds: HOUR,
    tooMany: 'Too many failed attempts to log in from your network.',
  },
  loginFailuresOfAccount: {
    max: ACCOUNTS.loginFailuresOfAccount,
    seconds: 24 * HOUR,
    tooMany: 'Too many failed attempts to log in.',
  },
  resetsOfAddress: {
    max: ACCOUNTS.resetRequestsPerHour,
    seconds: HOUR,
    // Requests by strangers lock no user out: links sent before the limit still work.
    tooMany: 'Too many password requests for this address. A link that was sent still works.',
  },
  resetsFromNetwork: {
    max: ACCOUNTS.resetRequestsOfNetworkPerHour,
    seconds: HOUR,
    tooMany: 'Too many password requests from your network.',
  },
  messagesOfPerson: { max: 5, seconds: HOUR, tooMany: 'Too many messages from your account.' },
  messagesFromNetwork: { max: 5, seconds: HOUR, tooMany: 'Too many messages from your network.' },
  deputiesOfPerson: { max: 20, seconds: HOUR, tooMany: 'Too many attempts to name a deputy.' },
  loadReports: { max: 300, seconds: 60, tooMany: 'Too many reports from your network.' },
  // A tab sends one, or a few; behind one address, two hundred users may open three tabs in an hour.
  countedLoadReports: { max: 600, seconds: HOUR, tooMany: 'Too many reports from your network.' },
  // A tab makes one request in five minutes at most; behind one address there may be many.
  news: { max: 600, seconds: 60, tooMany: 'Too many questions from your network.' },
  // A tab sends up to three for each share.
  shareReports: { max: 120, seconds: 60, tooMany: 'Too many reports from your network.' },
  // A tab sends up to 20; behind one address there may be many.
  codeErrors: { max: 60, seconds: 60, tooMany: 'Too many reports from your network.' },
  // Behind the address of an institution there may be many.
  institutionLogins: { max: 300, seconds: HOUR, tooMany: 'Too many logins from your network.' },
  // A service that follows changes makes a few calls a minute, and reads every facility at its start.
  callsOfApiToken: { max: 600, seconds: 60, tooMany: 'Too many calls with this API token.' },
  // A calendar program asks every few minutes at most; behind one address there may be many.
  calendarReadings: { max: 300, seconds: 60, tooMany: 'Too many readings of calendars from your network.' },
  // A page and its script check a code once each; behind one address there may be many.
  certificateChecks: { max: 60, seconds: 60, tooMany: 'Too many checks of certificates from your network.' },
  messagesToOthers: {
    max: QA_SETTINGS.perHour.toOthers,
    seconds: HOUR,
    tooMany: 'Too many steps that send messages to others.',
  },
  supportRequests: { max: QA_SETTINGS.perHour.requests, seconds: HOUR, tooMany: 'Too many requests for support.' },
  supportMessages: { max: QA_SETTINGS.perHour.messages, seconds: HOUR, tooMany: 'Too many messages about support.' },
  qaSubmissions: { max: QA_SETTINGS.perHour.submissions, seconds: HOUR, tooMany: 'Too many submissions of this test.' },
  dataFeedback: { max: QA_SETTINGS.perHour.feedback, seconds: HOUR, tooMany: 'Too many reports on this facility.' },
  qaUploads: { max: QA_SETTINGS.files.filesPerHour, seconds: HOUR, tooMany: 'Too many files of tests.' },
  /** In kilobytes. */
  qaUploadSizes: {
    max: QA_SETTINGS.files.bytesPerHour / BYTES_OF_UNIT,
    seconds: HOUR,
    tooMany: 'Too many bytes of files of tests.',
  },
  // By facility. A user who copies the log book of a laboratory enters years of it in a day.
  logBookEntries: { max: 200, seconds: HOUR, tooMany: 'Too many entries in the log books of this facility.' },
  uploads: { max: FILES.uploadsPerHour, seconds: HOUR, tooMany: 'Too many uploads.' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The key of a count is stored as a digest: addresses may be long, and are not needed in plain text. */
const keyOf = (name: LimitName, whom: string[]) =>
  `${name}:${createHash('sha256').update(JSON.stringify(whom)).digest('base64url')}`;

/** Seconds below a minute, else minutes. */
function durationInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function refusal(name: LimitName, { windowEndsAt }: Counted, now: Date) {
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  const wait = `Please try again in ${durationInWords(retryAfter)}.`;
  return new AppError('notSaved', 429, { message: `${LIMITS[name].tooMany} ${wait}`, retryAfter });
}

/** Counts a request, and refuses it with 429 beyond the limit, which `factor` raises. */
export async function countTowards(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
  factor = 1,
): Promise<void> {
  const counted = await countUp(db, keyOf(name, whom), { now: now(), seconds: LIMITS[name].seconds });
  if (counted.count > LIMITS[name].max * factor) throw refusal(name, counted, now());
}

/** Counts an event; whether it is within the limit. For what is answered beyond it too, and then has no effect. */
export async function isWithin(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
): Promise<boolean> {
  const { count } = await countUp(db, keyOf(name, whom), { now: now(), seconds: LIMITS[name].seconds });
  return count <= LIMITS[name].max;
}

/**
 * Counts the size of a file, and refuses it with 429 beyond the limit. In the transaction that keeps the file, one that
 * is refused is not counted.
 */
export async function countSize(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: 'qaUploadSizes',
  whom: string[],
  bytes: number,
): Promise<void> {
  const amount = Math.ceil(bytes / BYTES_OF_UNIT);
  const counted = await countUp(db, keyOf(name, whom), { now: now(), seconds: LIMITS[name].seconds, amount });
  if (counted.count > LIMITS[name].max) throw refusal(name, counted, now());
}

/** Whether the limit is reached, without counting. */
export async function isReached(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
  factor = 1,
): Promise<boolean> {
  const counted = await readCount(db, keyOf(name, whom), now());
  return counted !== undefined && counted.count >= LIMITS[name].max * factor;
}

/** Refuses with 429 if the limit is reached, without counting. */
export async function refuseBeyond(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
  factor = 1,
): Promise<void> {
  const counted = await readCount(db, keyOf(name, whom), now());
  if (counted && counted.count >= LIMITS[name].max * factor) throw refusal(name, counted, now());
}

/** Those who edit all facilities write to each of them in turn, and have a higher limit. */
const factorOf = ({ permissions }: Pick<Actor, 'permissions'>) =>
  can({ permissions }, 'edit-all-nf') ? STAFF_FACTOR : 1;

/** Refuses a call that may send messages to others with 429 if its caller has reached the limit. */
export const refuseMessage = (context: Pick<Context, 'db' | 'now'>, actor: Pick<Actor, 'id' | 'permissions'>) =>
  refuseBeyond(context, 'messagesToOthers', [actor.id], factorOf(actor));

/**
 * Counts a call that may have sent messages to others, also if there was nothing to tell them; a refused one changes
 * nothing, not even a count. Of calls at the same time, those that had begun before the limit was reached go through.
 */
export async function countMessage({ db, now }: Pick<Context, 'db' | 'now'>, { id }: Pick<Actor, 'id'>): Promise<void> {
  await countUp(db, keyOf('messagesToOthers', [id]), { now: now(), seconds: LIMITS.messagesToOthers.seconds });
}

/** Delay after the first failure that causes one, and the longest delay, ms. */
const FIRST_DELAY = ACCOUNTS.firstLoginDelaySeconds * 1000;
const LONGEST_DELAY = ACCOUNTS.longestLoginDelaySeconds * 1000;

/** The delay after this number of failures, ms: each further one doubles it. */
const delayAfter = (count: number, free: number) =>
  count < free ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (count - free));

/** The end of the delay after the last failure; failures count until none has occurred for the length of the window. */
const delayedUntil = (name: LimitName, { count, windowEndsAt }: Counted) =>
  new Date(windowEndsAt.getTime() - LIMITS[name].seconds * 1000 + delayAfter(count, LIMITS[name].max));

/** Refuses with 429 during the delay after too many failures, without counting. */
export async function refuseDelayed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
): Promise<void> {
  const counted = await readCount(db, keyOf(name, whom), now());
  const until = counted && delayedUntil(name, counted);
  if (until && until > now()) throw refusal(name, { count: counted.count, windowEndsAt: until }, now());
}

/** Counts a failure that prolongs the window; returns the number of failures in it. */
export async function countFailure(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: LimitName,
  whom: string[],
): Promise<number> {
  const { count } = await countAgain(db, keyOf(name, whom), { now: now(), seconds: LIMITS[name].seconds });
  return count;
}

/** Clears the count after a success: earlier failures no longer count. */
export const startAnew = (db: Db, name: LimitName, whom: string[]) => forgetCount(db, keyOf(name, whom));
