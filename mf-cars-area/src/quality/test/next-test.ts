import type { QaTest, TestBook, WaitingTest } from '@portal/domain';
import { day } from '@portal/domain';

/** The test that an evaluator goes on with, and how far the tests of its facility have come today. */
export interface NextTest {
  test: WaitingTest;
  position: number;
  count: number;
}

const isOpenTo = ({ status, is_mine, is_own_facility: isOwn }: WaitingTest) =>
  !isOwn && (is_mine || status === 'submitted');

/** The next test that waits for the reader: of the same lidar first, then the oldest; `now` in epoch seconds. */
export function nextTest(
  waiting: readonly WaitingTest[],
  { _id: id, lidar, facility }: Pick<QaTest, '_id' | 'lidar' | 'facility'>,
  book: Pick<TestBook, 'lidars'>,
  now: number,
): NextTest | undefined {
  const open = waiting.filter((each) => each._id !== id && isOpenTo(each));
  const [next] = open.toSorted(
    (one, other) =>
      Number(other.lidar._id === lidar._id) - Number(one.lidar._id === lidar._id) ||
      (one.submitted_at ?? 0) - (other.submitted_at ?? 0),
  );
  if (!next) return undefined;
  const ofFacility = open.filter((each) => each.facility === next.facility).length;
  const done = next.facility === facility ? evaluatedOn(day(now), book) : 0;
  return { test: next, position: done + 1, count: done + ofFacility };
}

const evaluatedOn = (today: string | null, { lidars }: Pick<TestBook, 'lidars'>) =>
  lidars.flatMap(({ tests }) => tests).filter(({ evaluated_at: at }) => at !== null && day(at) === today).length;
