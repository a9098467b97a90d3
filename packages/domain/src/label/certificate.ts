import type { FrozenIssuer } from '../qa/qa-report';
import { addDays, addYear, isDay, type Day } from '../time/day';
import type { LabelScope } from './label-decision';
import type { FormerLabel, LabelOnDay } from './label-on-day';

/** Across every page of documents of a demonstration, and wherever its labels are shown. */
export const DEMONSTRATION = 'DEMONSTRATION – NOT A LABEL';

/** The number of a certificate, such as ARS-2026-0007. */
export const certificateNumber = ({ year, number }: { year: number; number: number }): string =>
  `ARS-${year}-${String(number).padStart(4, '0')}`;

/** RFC 4648 base32: no 0, 1 and 8, which look like letters. */
export const CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 26 letters of 5 bits: 128 bits and two to spare. */
export const CODE_LENGTH = 26;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`, 'u');

/** A verification code in groups of four, as it is printed. */
export const printedCode = (code: string): string => code.replaceAll(/.{4}(?=.)/gu, (group) => `${group}-`);

/** A typed code without groups and in capitals; `null` if it cannot be one. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return CODE.test(code) ? code : null;
}

/** What a certificate says, frozen with its decision. It names no people. */
export interface CertificateContent {
  number: string;
  /** Without groups. */
  code: string;
  /** Epoch seconds. */
  issued_at: number;
  issuer: FrozenIssuer;
  facility: {
    acronym: string;
    pretty_name: string;
    institute: string | null;
    country: string | null;
    /** Degrees north and east. */
    position: { latitude: number; longitude: number } | null;
  };
  scope: LabelScope;
  valid_from: Day;
  valid_until: Day;
  decision: { body: string; reference: string; on: Day; kind: 'grant' | 'renew' };
  /** Where the code is checked, as the QR picture has it. */
  verify_url: string;
  is_demonstration: boolean;
}

/** What a certificate is worth on a day. `valid` is the only one that says that the facility has a label. */
export const CERTIFICATE_STATUSES = [
  'valid',
  'not-yet-valid',
  'superseded',
  'suspended',
  'withdrawn',
  'expired',
] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

interface OfLabel {
  place: number;
  valid_from: Day;
  valid_until: Day;
}

/** How the label of a certificate ended, if another one was granted since; `place` is that of its decision. */
export const formerOf = (place: number, { former }: LabelOnDay): FormerLabel | undefined =>
  former.find(({ before }) => place < before);

/** What a certificate is worth on a day; `place` is that of its decision. */
export function certificateStatus(
  { place, valid_from, valid_until }: OfLabel,
  label: LabelOnDay,
  today: Day,
): CertificateStatus {
  const { period, status } = label;
  const ended = formerOf(place, label);
  if (ended) return place < ended.held ? 'superseded' : ended.status;
  const isCurrent = period !== null && period.place === place;
  if (!isCurrent) {
    if (period === null || place < period.place) return 'superseded';
    return status === 'granted' ? 'not-yet-valid' : statusOfLost(status);
  }
  if (status !== 'granted') return statusOfLost(status);
  if (today < valid_from) return 'not-yet-valid';
  return today > valid_until ? 'expired' : 'valid';
}

const statusOfLost = (status: LabelOnDay['status']): CertificateStatus =>
  status === 'suspended' || status === 'withdrawn' || status === 'expired' ? status : 'superseded';

/** Days compare as texts while their years have four digits. */
const LAST_DAY: Day = '9999-12-31';

/** The last day of a label of some years that begins on a day. */
export function lastDayAfter(first: Day, years: number): Day {
  let end = first;
  for (let year = 0; year < years; year += 1) end = addYear(end);
  return isDay(end) ? addDays(end, -1) : LAST_DAY;
}
