import type { LidarBook, PhotometerBook, SupportRequest } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { aLidarBook, aPhotometerBook, aRow, aTestSummary, withRows } from '../../../test/a-test-book';
import { aRequest } from '../../../test/a-request';
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
  const step = nextStep(anId(10), { lidars, photometers: [] }, []);
  expect([step.sentence, step.link?.to ?? null]).toEqual([sentence, to]);
});

test.each<[why: string, lidars: LidarBook[], requests: SupportRequest[], sentence: string]>([
  [
    'a question comes before a failed test',
    [withRows(failed)],
    [aRequest('waiting_for_facility')],
    'Next: answer the question of the centre in S-2026-014, A telecover that does not agree.',
  ],
  [
    'slots are to be chosen',
    [withRows(red)],
    [aRequest('offered')],
    'Next: choose a slot for S-2026-014, A telecover that does not agree.',
  ],
  [
    'what waits longest comes first',
    [],
    [aRequest('offered'), aRequest('waiting_for_facility', { number: 'S-2026-001', status_since: due('2026-09-01') })],
    'Next: answer the question of the centre in S-2026-001, A telecover that does not agree.',
  ],
  [
    'a returned test comes first',
    [{ ...withRows(red), tests: [aTestSummary({ status: 'returned' })] }],
    [aRequest('offered')],
    'Next: correct the telecover, quadrants of RALI, which was returned.',
  ],
  [
    'what waits for the centre is not next',
    [withRows(red)],
    [aRequest('new'), aRequest('scheduled'), aRequest('completed')],
    'Next: telecover, quadrants of RALI, overdue since 2026-03-14.',
  ],
])('%s', (_why, lidars, requests, sentence) => {
  expect(nextStep(anId(10), { lidars, photometers: [] }, requests).sentence).toBe(sentence);
});

test.each<[why: string, lidars: LidarBook[], change: Partial<PhotometerBook>, sentence: string]>([
  ['due', [], { reason: 'due-soon', due: due('2026-12-01') }, 'Next: calibration of Sun photometer 1, due 2026-12-01.'],
  [
    'overdue',
    [],
    { reason: 'overdue', due: due('2026-03-01') },
    'Next: calibration of Sun photometer 1, overdue since 2026-03-01.',
  ],
  [
    'a test comes before it',
    [withRows(soon)],
    { reason: 'overdue', due: due('2026-03-01') },
    'Next: dark measurement of RALI, due 2026-12-01.',
  ],
  ['away', [], { reason: 'at-calibration-centre', due: due('2026-03-01') }, 'Nothing is due.'],
])('the calibration of a photometer: %s', (_why, lidars, change, sentence) => {
  const photometers = [aPhotometerBook(change)];
  expect(nextStep(anId(10), { lidars, photometers }, []).sentence).toBe(sentence);
});

test('a calibration that is due has its button, to the form of that photometer [12.491]', () => {
  const photometer = aPhotometerBook({ reason: 'overdue', due: due('2026-03-01') });
  expect(nextStep(anId(10), { lidars: [], photometers: [photometer] }, []).link).toEqual({
    to: `/qa-support/?facility=${anId(10)}&calibrate=${photometer.photometer._id}`,
    label: 'Add calibration',
    isDue: true,
  });
});
