/** A suffix that makes a common password no safer: digits and exclamation marks, at most this many. */
const TAIL = /[\d!]{1,8}$/;

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords from leaks, in lower case; read when the first password is set and cached from then on. */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is in the list of common ones, possibly in another case or with a suffix of digits. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  const known = await common;
  const plain = password.trim().toLowerCase();
  return known.has(plain) || known.has(plain.replace(TAIL, ''));
}
