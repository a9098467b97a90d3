import type { Party } from '../acceptance/party';
import type { ConfigurationStatus } from './configuration';
import type { QaTestStatus } from './test-status';

/** Whose turn it is with a test or a configuration, in a sentence. */
export interface QaTurn {
  pending_with: Extract<Party, 'facility' | 'cars' | 'nobody'>;
  sentence: string;
}

const FACILITY = (sentence: string): QaTurn => ({ pending_with: 'facility', sentence });
const CENTRE = (sentence: string): QaTurn => ({ pending_with: 'cars', sentence });
const NOBODY: QaTurn = { pending_with: 'nobody', sentence: 'Nothing is to be done.' };

/** The turn of a test. */
export const TEST_TURNS: Record<QaTestStatus, QaTurn> = {
  draft: FACILITY('Waiting for the facility to submit the test.'),
  returned: FACILITY('Waiting for the facility to correct the test and to submit it again.'),
  submitted: CENTRE('Waiting for an evaluator to take the test.'),
  in_evaluation: CENTRE('Waiting for the result of the evaluator.'),
  passed: NOBODY,
  passed_with_remarks: NOBODY,
  failed: FACILITY('Waiting for the facility to repeat the test.'),
  not_assessable: FACILITY('Waiting for the facility to measure again: the test showed neither a pass nor a fault.'),
  superseded: NOBODY,
  revoked: NOBODY,
};

/** The turn of a configuration; `isTested`: every test that it requires is valid. */
export function configurationTurn(status: ConfigurationStatus, isTested: boolean): QaTurn {
  if (status === 'provisional')
    return isTested
      ? CENTRE('Waiting for the centre to approve the configuration.')
      : FACILITY('Waiting for the facility to make the tests that the configuration requires.');
  if (status === 'approved' && !isTested)
    return FACILITY('Approved, but a required test is missing or no longer valid.');
  return status === 'suspended' ? CENTRE('Waiting for the centre to reinstate or retire the configuration.') : NOBODY;
}
