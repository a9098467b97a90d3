import {
  certificateNumber,
  certificateStatus,
  CODE_ALPHABET,
  CODE_LENGTH,
  lastDayAfter,
  printedCode,
  typedCode,
  type CertificateStatus,
} from './certificate';
import { labelOn } from './label-on-day';
import type { LabelStep } from './label-steps';

const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

test.each([
  [{ year: 2026, number: 7 }, 'ARS-2026-0007'],
  [{ year: 2027, number: 12_345 }, 'ARS-2027-12345'],
])('%j is the certificate %s', (numbered, shown) => {
  expect(certificateNumber(numbered)).toBe(shown);
});

test('a code is printed in groups of four, and the alphabet has no letters that look alike', () => {
  expect(printedCode(CODE)).toBe('ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ');
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[018]/u);
  expect(CODE_LENGTH * 5).toBeGreaterThanOrEqual(128);
});

test.each<[why: string, typed: string, code: string | null]>([
  ['as it is stored', CODE, CODE],
  ['in groups', printedCode(CODE), CODE],
  ['in small letters, with spaces', ` ${printedCode(CODE).toLowerCase().replaceAll('-', ' ')} `, CODE],
  ['with a letter too few', CODE.slice(1), null],
  ['with a letter too many', `${CODE}A`, null],
  ['with a digit that is in no code', `${CODE.slice(1)}0`, null],
  ['with a letter of another script', `${CODE.slice(1)}А`, null],
  ['empty', '', null],
])('a code that is typed %s', (_why, typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

const SCOPE = { lidars: [{ _id: 'lidar', name: 'MUSA', configurations: [1] }], photometers: [] };

const entry = (
  place: number,
  kind: LabelStep,
  recorded: string,
  days: [from: string, until: string] | null = null,
) => ({
  place,
  kind,
  recorded_at: Date.parse(`${recorded}T12:00:00Z`) / 1000,
  reason: null,
  public_text: null,
  valid_from: days?.[0] ?? null,
  valid_until: days?.[1] ?? null,
  scope: days && SCOPE,
});

const GRANT = entry(1, 'grant', '2026-01-10', ['2026-02-01', '2026-12-31']);
const RENEW = entry(2, 'renew', '2026-11-01', ['2027-01-01', '2027-12-31']);
const FIRST = { place: 1, valid_from: '2026-02-01', valid_until: '2026-12-31' };
const SECOND = { place: 2, valid_from: '2027-01-01', valid_until: '2027-12-31' };

test.each<
  [why: string, record: ReturnType<typeof entry>[], certificate: typeof FIRST, day: string, is: CertificateStatus]
>([
  ['before its first day', [GRANT], FIRST, '2026-01-31', 'not-yet-valid'],
  ['on its first day', [GRANT], FIRST, '2026-02-01', 'valid'],
  ['on its last day', [GRANT], FIRST, '2026-12-31', 'valid'],
  ['on the day after', [GRANT], FIRST, '2027-01-01', 'expired'],
  ['until a renewal begins', [GRANT, RENEW], FIRST, '2026-12-31', 'valid'],
  ['once a renewal has begun', [GRANT, RENEW], FIRST, '2027-01-01', 'superseded'],
  ['of a renewal, before it begins', [GRANT, RENEW], SECOND, '2026-12-31', 'not-yet-valid'],
  ['of a renewal, once it has begun', [GRANT, RENEW], SECOND, '2027-01-01', 'valid'],
  ['of a suspended label', [GRANT, entry(2, 'suspend', '2026-03-01')], FIRST, '2026-03-02', 'suspended'],
  [
    'of a label that was reinstated',
    [GRANT, entry(2, 'suspend', '2026-03-01'), entry(3, 'reinstate', '2026-04-01')],
    FIRST,
    '2026-04-02',
    'valid',
  ],
  ['of a withdrawn label', [GRANT, entry(2, 'withdraw', '2026-03-01')], FIRST, '2026-03-02', 'withdrawn'],
  [
    'of a renewal that is to begin, of a withdrawn label',
    [GRANT, RENEW, entry(3, 'withdraw', '2026-12-01')],
    SECOND,
    '2026-12-02',
    'withdrawn',
  ],
  [
    'of a suspended label that has ended since',
    [GRANT, entry(2, 'suspend', '2026-03-01')],
    FIRST,
    '2027-01-01',
    'expired',
  ],
  [
    'of a label that was withdrawn before another one was granted',
    [GRANT, entry(2, 'withdraw', '2026-03-01'), entry(3, 'grant', '2026-06-01', ['2026-06-01', '2027-05-31'])],
    FIRST,
    '2026-06-02',
    'withdrawn',
  ],
  [
    'that was superseded before its label was withdrawn, once another one is granted',
    [GRANT, RENEW, entry(3, 'withdraw', '2027-03-01'), entry(4, 'grant', '2027-06-01', ['2027-06-01', '2028-05-31'])],
    FIRST,
    '2027-06-02',
    'superseded',
  ],
  [
    'of a renewal that never began, once another label is granted',
    [GRANT, RENEW, entry(3, 'withdraw', '2026-12-01'), entry(4, 'grant', '2027-06-01', ['2027-06-01', '2028-05-31'])],
    SECOND,
    '2027-06-02',
    'withdrawn',
  ],
])('a certificate %s [12.552]', (_why, record, certificate, day, status) => {
  expect(certificateStatus(certificate, labelOn(record, day), day)).toBe(status);
});

test.each([
  ['2026-06-15', 5, '2031-06-14'],
  ['2026-01-01', 1, '2026-12-31'],
  ['2028-02-29', 1, '2029-02-27'],
  ['9995-01-01', 5, '9999-12-31'],
  ['9999-06-01', 5, '9999-12-31'],
])('a label from %s on for %i years ends on %s', (first, years, last) => {
  expect(lastDayAfter(first, years)).toBe(last);
});
