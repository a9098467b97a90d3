import { SECOND_FACTORS } from '@portal/domain';
import { generateSecret, generateURI, verifySync } from 'otplib';

const { codeDigits: digits, codeSeconds: period } = SECOND_FACTORS;
const ONE_TIME_CODE = new RegExp(`^\\d{${digits}}$`);

export { generateSecret as newSecret };

/** A typed code without the spaces that apps show in it. */
export const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');

/** Whether a text has the form of a one-time code. */
export const isOneTimeCode = (code: string): boolean => ONE_TIME_CODE.test(withoutSpaces(code));

/** The address that a QR code contains (Key URI Format). */
export const addressOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  generateURI({ issuer, label, secret, digits, period });

/**
 * The period of a right code, as a number that grows by one every 30 seconds; null if the code is wrong. The clock of a
 * device may be ahead or behind by one period.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isOneTimeCode(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const answer = verifySync({ secret, token: withoutSpaces(code), epoch, epochTolerance: period, digits, period });
  return answer.valid ? Math.floor(epoch / period) + answer.delta : null;
}
