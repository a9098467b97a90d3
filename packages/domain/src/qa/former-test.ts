import type { QaTest, QaTestSummary } from './qa-test';
import { isValidStatus } from './test-status';

/** The last valid test of the same type that was measured before this one, among the tests of its lidar. */
export const formerTest = (
  tests: readonly QaTestSummary[],
  { _id, type, measured_from: from }: Pick<QaTest, '_id' | 'type' | 'measured_from'>,
): QaTestSummary | undefined =>
  tests
    .filter(
      (each) => each._id !== _id && each.type === type && (isValidStatus(each.status) || each.status === 'superseded'),
    )
    .filter((each) => from === null || (each.measured_from ?? 0) < from)
    .toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0))[0];
