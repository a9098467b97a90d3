import { randomBytes } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@portal/domain';

/** The letters of the code stand for five bits each: of a random byte the lower ones are taken, all equally often. */
const FIVE_BITS = CODE_ALPHABET.length - 1;

/** A random verification code: 130 bits, which nobody guesses. */
export const newCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte & FIVE_BITS)).join('');
