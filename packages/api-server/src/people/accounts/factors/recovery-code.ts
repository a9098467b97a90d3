import { randomInt } from 'node:crypto';
import { SECOND_FACTORS } from '@portal/domain';
import { digestOf } from '../../../platform/digest/digest';

/** Crockford's base 32: no letter looks like a digit, and there is no u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 bits, so that a plain digest cannot be reversed by trying. */
const GROUPS = 6;
const GROUP_LETTERS = 4;

const letters = (number: number) =>
  Array.from({ length: number }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** New recovery codes, such as `7kq2-m9fx-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTORS.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, () => letters(GROUP_LETTERS)).join('-'),
  );

/** The stored digest of a code as it was typed: case, hyphens and letters that look like digits do not matter. */
export const recoveryDigest = (userId: string, typed: string): string => {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return digestOf(`${userId} ${code}`);
};
