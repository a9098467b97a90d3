/** A suffix that makes a common password no safer: digits and exclamation marks, at most this many. */
const TAIL = /[\d!]{1,8}$/;

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords from leaks, in small letters; read when the first password is set and kept from then on. */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is one of those that many people use, or such a one in other letters or with a tail of digits. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  const known = await common;
  const plain = password.trim().toLowerCase();
  return known.has(plain) || known.has(plain.replace(TAIL, ''));
}
