import { hash, verify } from '@node-rs/argon2';
import { workQueue } from '../../platform/queues/work-queue';

/** Cost of one hash: memory in KiB, passes, lanes. About 15 ms; more lanes would stall the server for longer. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unusable password, so that a login takes as long for unknown addresses as for known ones. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Two at a time, so that hashes leave threads of the process to files; a queue of about a second. Pictures, the other
 * heavy work, are decoded in processes of their own.
 */
const inTurn = workQueue({
  atOnce: 2,
  mostWaiting: 60,
  busy: 'Many passwords are being checked at this moment. Please try again in a few seconds.',
});

/** Argon2id in its text form, with a random salt. Refuses with 503 if too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/**
 * Whether the password is right. Without a hash it never is, after the same amount of work. Refuses with 503 as above,
 * and with what `isAllowed` rejects with, which is asked once it is the turn: much may have happened while it waited.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  isAllowed: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const isRight = await inTurn(async () => {
    await isAllowed();
    return verify(stored ?? NOBODYS_HASH, password);
  });
  return isRight && Boolean(stored);
}

/** Whether a hash was made at less than the present cost. */
export function isOutdated(stored: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory ?? 0) < COST.memoryCost || Number(passes ?? 0) < COST.timeCost;
}
