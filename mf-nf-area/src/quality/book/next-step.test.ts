import type { LidarBook } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { aLidarBook, aRow, aTestSummary, withRows } from '../../../test/a-test-book';
import { nextStep } from './next-step';

const due = (day: string) => epochOf(day);
const red = aRow('telecover', { light: 'red', reason: 'overdue', due: due('2026-03-14') });
const soon = aRow('dark', { light: 'amber', reason: 'due-soon', due: due('2026-12-01') });
const failed = aRow('rayleigh_fit', { light: 'red', reason: 'failed', due: due('2027-01-01') });
const sent = aRow('telecover', { light: 'blue', reason: 'in-evaluation', due: due('2026-03-14') });

const START = `/qa-support/${anId(10)}/test?lidar=${anId(100)}&type=`;

test.each<[why: string, lidars: LidarBook[], sentence: string, to: string | null]>([
  [
    'overdue',
    [withRows(red, soon)],
    'Next: telecover, quadrants of RALI, overdue since 2026-03-14.',
    `${START}telecover`,
  ],
  ['due soon', [withRows(soon)], 'Next: dark measurement of RALI, due 2026-12-01.', `${START}dark`],
  [
    'failed tests come first',
    [withRows(red, failed)],
    'Next: repeat the Rayleigh fit of RALI, which failed.',
    `${START}rayleigh_fit`,
  ],
  [
    'a draft is continued',
    [{ ...withRows(soon), tests: [aTestSummary({ _id: anId(601), type: 'dark', status: 'draft' })] }],
    'Next: dark measurement of RALI, due 2026-12-01.',
    `/qa-support/${anId(10)}/test/${anId(601)}`,
  ],
  [
    'a returned test comes before everything else',
    [{ ...withRows(red), tests: [aTestSummary({ _id: anId(601), status: 'returned' })] }],
    'Next: correct the telecover, quadrants of RALI, which was returned.',
    `/qa-support/${anId(10)}/test/${anId(601)}`,
  ],
  [
    'tests need a configuration',
    [{ ...withRows(red), configurations: [] }],
    'Next: add a configuration of RALI. Tests are made with one.',
    `/qa-support/?facility=${anId(10)}&configure=${anId(100)}`,
  ],
  [
    'a lidar without a configuration does not hide what is due',
    [withRows(red), { ...withRows(soon), configurations: [] }],
    'Next: telecover, quadrants of RALI, overdue since 2026-03-14.',
    `${START}telecover`,
  ],
  [
    'all with the centre',
    [withRows(sent)],
    'Nothing to do: the tests that are due are with the calibration centre.',
    null,
  ],
  [
    'nothing due now',
    [aLidarBook()],
    'Nothing is due now. Next: telecover, quadrants of RALI, due 2027-06-12.',
    `${START}telecover`,
  ],
  ['out of service', [{ ...withRows(red), light: 'grey' }], 'Nothing is due.', null],
])('%s', (_why, lidars, sentence, to) => {
  const step = nextStep(anId(10), { lidars }, []);
  expect([step.sentence, step.link?.to ?? null]).toEqual([sentence, to]);
});
