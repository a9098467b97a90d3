import { hideSecrets, type Secretive } from './hide-secrets';
import type { Delivery } from './delivery';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delay of a message after the first, second … failure, ms; after that, always the last of them. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR] as const;
const LONGEST = 6 * HOUR;

/** Period of attempts after the first failure of a message, ms. */
const GIVE_UP_AFTER = 72 * HOUR;

/** The time of the next attempt after this number of failures (from 1), the last of them now. */
const nextAttempt = (failures: number, now: Date): Date => new Date(now.getTime() + (WAITS[failures - 1] ?? LONGEST));

/** End of the attempts for a message that fails for the first time now. */
const lastAttempt = (now: Date): Date => new Date(now.getTime() + GIVE_UP_AFTER);

/** A message in delivery, with the results of earlier attempts. */
export interface Tried extends Secretive {
  recipients: readonly string[];
  /** Recipients who have received it. */
  accepted: readonly string[];
  /** Number of attempts, including this one. */
  attempts: number;
  retryUntil: Date | null;
}

/** The result of an attempt. */
export type DeliveryOutcome =
  | ({ status: 'sent'; sentAt: Date; accepted: string[]; lastError: null } & Secretive)
  | { status: 'pending'; accepted: string[]; lastError: string; nextAttemptAt: Date; retryUntil: Date }
  | { status: 'failed'; accepted: string[]; lastError: string };

/** The recipients who have not received it. */
export const openRecipients = ({ recipients, accepted }: Pick<Tried, 'recipients' | 'accepted'>) =>
  recipients.filter((address) => !accepted.includes(address));

function problemOf({ refusals, trouble }: Delivery, hasSomebodyGotIt: boolean) {
  if (trouble) return trouble.answer;
  const refused = refusals.map(({ address, answer }) => `${address}: ${answer}`).join('; ');
  return hasSomebodyGotIt ? `${refused} (accepted for the other recipients)` : refused;
}

/**
 * The state of a message after an attempt: sent once it was accepted for every recipient, failed once all refusals are
 * permanent or no attempt is left, otherwise pending for the remaining recipients.
 */
export function recordDelivery(message: Tried, delivery: Delivery, now: Date): DeliveryOutcome {
  const accepted = [...message.accepted, ...delivery.accepted];
  if (openRecipients({ ...message, accepted }).length === 0)
    return { status: 'sent', sentAt: now, accepted, lastError: null, ...hideSecrets(message) };
  const lastError = problemOf(delivery, accepted.length > 0);
  const { refusals, trouble } = delivery;
  const isFinal = trouble ? trouble.isFinal : refusals.every((refusal) => refusal.isFinal);
  const retryUntil = message.retryUntil ?? lastAttempt(now);
  const nextAttemptAt = nextAttempt(message.attempts, now);
  if (isFinal || nextAttemptAt > retryUntil) return { status: 'failed', accepted, lastError };
  return { status: 'pending', accepted, lastError, nextAttemptAt, retryUntil };
}
