import { byCode } from '../types/type-item';
import { ACCEPTANCES } from '../types/type-lists';
import { acceptanceBeforeReport, acceptanceBesideReport, acceptanceInForce } from './accepted-version';
import type { AcceptedVersion } from './accepted-version';
import type { AcceptanceStatusCode } from './status';

const VERSION: AcceptedVersion = {
  number: 1,
  by: 'report',
  round: 1,
  acceptance: byCode(ACCEPTANCES, 'yes'),
  reason: null,
  statement: null,
  conditions: [],
  valid_from: 1,
  valid_to: null,
};

test.each<[why: string, change: Partial<AcceptedVersion>, isInForce: boolean]>([
  ['of a report', {}, true],
  ['that has ended', { valid_to: 2 }, false],
  ['of an administrator', { by: 'administrator', acceptance: null }, false],
])('a version %s (%j) is the acceptance in force: %s', (_why, change, isInForce) => {
  expect(acceptanceInForce([{ ...VERSION, ...change }, VERSION]) !== null).toBe(isInForce);
  expect(acceptanceInForce([])).toBeNull();
});

test.each<[why: string, status: AcceptanceStatusCode, change: Partial<AcceptedVersion>, stands: boolean]>([
  ['a later round is evaluated', 'submitted', {}, true],
  ['a later round is described', 'draft', {}, true],
  ['the present round has a report', 'preliminary_report_issued', {}, false],
  ['it has ended', 'submitted', { valid_to: 2 }, false],
  ['an administrator recorded it', 'submitted', { by: 'administrator', acceptance: null }, false],
])('an acceptance, when %s (%s, %j), is the latest result: %s', (_why, code, change, stands) => {
  const status = { code, name: '' };
  expect(acceptanceBeforeReport({ status }, [{ ...VERSION, ...change }]) !== null).toBe(stands);
  expect(acceptanceBeforeReport({ status }, [])).toBeNull();
});

test.each<[status: AcceptanceStatusCode, change: Partial<AcceptedVersion>, isBeside: boolean]>([
  ['submitted', {}, false],
  ['preliminary_report_issued', {}, true],
  ['waiting_final_report', {}, true],
  ['waiting_final_report', { valid_to: 2 }, false],
  ['evaluated', {}, false],
])('in the status %s, an acceptance (%j) is in force beside the report: %s', (code, change, isBeside) => {
  const status = { code, name: '' };
  expect(acceptanceBesideReport({ status }, [{ ...VERSION, ...change }]) !== null).toBe(isBeside);
});
