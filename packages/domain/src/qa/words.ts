import type { ConfigurationStatus } from './configuration';
import type { Light } from './light';
import type { QaAssessment } from './workflow';
import type { QaTestStatus } from './test-status';
import { qaTestType, type QaTestTypeCode } from './test-types';

const SHOWN_NAMES = 4;

/** The state of an instrument or facility, in words beside its light. */
export const LIGHT_WORDS: Record<Light, string> = {
  grey: 'Not assessed',
  green: 'Up to date',
  blue: 'In evaluation',
  amber: 'Due soon',
  red: 'Action needed',
};

/** The state of a test, in words. */
export const QA_STATUS_WORDS: Record<QaTestStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_evaluation: 'In evaluation',
  returned: 'Returned',
  passed: 'Passed',
  passed_with_remarks: 'Passed with remarks',
  failed: 'Failed',
  not_assessable: 'Not assessable',
  superseded: 'Superseded by a newer test',
  revoked: 'Revoked',
};

/** The assessment of a channel, in words; a suggested one has the same. */
export const ASSESSMENT_WORDS: Record<QaAssessment, string> = {
  pass: 'Pass',
  pass_with_remark: 'Pass with remark',
  fail: 'Fail',
  not_assessable: 'Not assessable',
};

/** The state of a configuration, in words. */
export const CONFIGURATION_WORDS: Record<ConfigurationStatus, string> = {
  draft: 'Draft',
  provisional: 'Provisional',
  approved: 'Approved',
  suspended: 'Suspended',
  superseded: 'Superseded',
  retired: 'Retired',
};

/** Result names behind the name of a test, if they are not all; the first few of many. */
export const withNames = (test: string, names: readonly string[]): string => {
  const shown =
    names.length > SHOWN_NAMES ? [...names.slice(0, SHOWN_NAMES - 1), `${names.length - SHOWN_NAMES + 1} more`] : names;
  return names.length === 0 ? test : `${test} (${shown.join(', ')})`;
};

/** The name of a type of tests within a sentence; Rayleigh keeps its capital letter. */
export function testInSentence(code: QaTestTypeCode): string {
  const { name } = qaTestType(code);
  return name.startsWith('Rayleigh') ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
