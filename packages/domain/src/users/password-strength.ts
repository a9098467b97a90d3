import { LENGTHS } from '../limits/limits';

/** Common passwords of at least eight characters, which attackers try first. */
const COMMON: readonly string[] = [
  '12345678 123456789 1234567890 87654321 123123123 12341234 147258369 abcd1234 abc12345 abcdefgh aa123456',
  'password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 secret123 test1234 test12345',
  'qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl q1w2e3r4',
  'iloveyou sunshine princess football baseball superman starwars trustno1 whatever computer internet michelle',
  'welcome1 welcome123 changeme changeme1 letmein1 administrator admin123 admin1234 default1 guest123 user1234',
].flatMap((line) => line.split(' '));

export const EASY_PASSWORD = 'This password is too easy to guess.';

/** Public facts about a user, which attackers try first. */
export interface PasswordOwner {
  email: string;
  /** The names of the user and of the portal. */
  names: readonly string[];
}

/** Shorter parts of names occur in too many words. */
const SHORTEST_PART = 3;

const plainly = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const partsOf = (text: string) =>
  plainly(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= SHORTEST_PART);

/** Whether a password is mainly public facts about the user, with fewer other characters than the minimum length. */
function isMadeOfNames(password: string, { email, names }: PasswordOwner): boolean {
  const [mailbox = ''] = email.split('@');
  const parts = [mailbox, ...names].flatMap(partsOf).toSorted((left, right) => right.length - left.length);
  const plain = plainly(password);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest !== plain && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LENGTHS.passwordMin;
}

/** The problem of a new password as a sentence for the user; `null` if it is acceptable. */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  const plain = password.trim().toLowerCase();
  if (password.length < LENGTHS.passwordMin) return `Please use at least ${LENGTHS.passwordMin} characters.`;
  if (password.length > LENGTHS.passwordMax) return `Please use at most ${LENGTHS.passwordMax} characters.`;
  if (plain === owner.email.trim().toLowerCase()) return 'Please do not use your email address as the password.';
  const isEasy = COMMON.includes(plain) || new Set(plain).size < 3 || isMadeOfNames(password, owner);
  return isEasy ? EASY_PASSWORD : null;
}
