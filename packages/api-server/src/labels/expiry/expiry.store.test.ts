import { addDays, type LabelStep } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import type { labelDecisions } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';
import { listUnopened } from '../openings/openings.store';
import { listEndingUntil } from './expiry.store';

const portal = testPortal();
const { db } = portal;
const { accepted, record, granted, today } = labelling(portal);

type Life = [kind: LabelStep, until?: number][];

/** Records the steps of a label, grants and renewals with their last days, in days from today; those of the future begin today at the latest. */
async function live(life: Life) {
  const { facility, scope } = await accepted();
  for (const [kind, until] of life) {
    const change: Partial<typeof labelDecisions.$inferInsert> =
      until === undefined ? {} : granted(scope, addDays(today(), Math.min(0, until - 5)), addDays(today(), until));
    await record(facility.id, kind, change);
  }
  return facility.id;
}

test.each<[why: string, life: Life, isRead: boolean]>([
  ['was proposed', [['propose']], false],
  ['ends in a year', [['grant', 365]], false],
  ['ends in 91 days', [['grant', 91]], false],
  ['ends in 90 days', [['grant', 90]], true],
  ['has ended', [['grant', -1]], true],
  ['has ended, after which another one was proposed', [['grant', -1], ['propose']], true],
  ['has ended by its record', [['grant', -1], ['expire']], false],
  [
    'was renewed',
    [
      ['grant', 30],
      ['renew', 365],
    ],
    false,
  ],
  [
    'was renewed for a short time',
    [
      ['grant', 10],
      ['renew', 20],
    ],
    true,
  ],
  ['is suspended until its end', [['grant', 30], ['suspend']], true],
  ['was withdrawn', [['grant', 30], ['withdraw']], false],
  ['was granted again after a withdrawal', [['grant', 30], ['withdraw'], ['grant', 40]], true],
])('of a label that %s, the job reads the record: %#', async (_why, life, isRead) => {
  const id = await live(life);
  expect(await listEndingUntil(db, addDays(today(), 90))).toEqual(isRead ? [id] : []);
});

const unopened = async (day: string) => (await listUnopened(db, day)).map(({ id }) => id);

test.each<[why: string, life: Life, isRead: boolean]>([
  ['was never granted', [['propose']], false],
  ['is granted', [['grant', 365]], true],
  ['is suspended', [['grant', 365], ['suspend']], true],
  ['was withdrawn', [['grant', 365], ['withdraw']], false],
  ['has ended by its record', [['grant', -1], ['expire']], false],
  ['was granted again', [['grant', 3], ['withdraw'], ['grant', 365]], true],
])('the opening of evaluations reads a label that %s: %#', async (_why, life, isRead) => {
  const id = await live(life);
  expect(await unopened('2027-02-01')).toEqual(isRead ? [id] : []);
  // It began after this opening day.
  expect(await unopened('2026-02-01')).toEqual([]);
});

test.each<[from: string, isRead: boolean]>([
  ['2025-12-31', true],
  ['2026-01-01', false],
  ['2026-01-31', false],
])(
  'the opening of evaluations reads a label that began on %s, which had days in the year before: %s',
  async (from, isRead) => {
    const { facility, scope } = await accepted();
    await record(facility.id, 'grant', granted(scope, from, '2030-12-31'));
    expect(await unopened('2026-02-01')).toEqual(isRead ? [facility.id] : []);
  },
);
