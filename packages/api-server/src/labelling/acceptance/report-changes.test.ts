import { COMPLIANCES, epochOf } from '@portal/domain';
import { snapshots } from '../../platform/db/tables';
import { testPortal } from '../../../test/portal';
import { aReport, anEvaluatedLidar, anEvaluatedPhotometer, anEvaluation } from '../../../test/reports';
import { wholeRound } from '../../../test/rounds';
import { aLidar } from '../../../test/snapshots';
import type { ReportChange, ReportSnapshot } from '../pdf/report-snapshot';
import { changesSince } from './report-changes';

const portal = testPortal();

async function finalReport() {
  const rows = await portal.db.select().from(snapshots);
  return rows.find(({ kind }) => kind === 'final-report')?.content as ReportSnapshot;
}

test('a final report equal to the preliminary one lists no change [12.28]', async () => {
  await wholeRound(portal, 'yes');
  expect((await finalReport()).changes).toEqual([]);
});

test('a different decision is listed as the only change [12.28]', async () => {
  await wholeRound(portal, 'no');
  expect((await finalReport()).changes).toEqual([{ what: 'Decision', before: 'Accepted', after: 'Not accepted' }]);
});

const MUSA = anEvaluatedLidar();
const PEARL = anEvaluatedLidar({}, aLidar({ id: crypto.randomUUID(), name: 'PEARL' }));
const CIMEL = anEvaluatedPhotometer();
const MOVE = { text: 'Move the photometer.', due_date: epochOf('2027-03-01'), instrument: null };
const ALIGN = { text: 'Align it anew.', due_date: null, instrument: { _id: MUSA._id, name: 'MUSA' } };
const RENAMED =
  COMPLIANCES.filter(({ code }) => code === 'yes').map((one) => ({ ...one, name: 'In order' }))[0] ?? null;
const DONE = 'Compliant, 2026-06-10';

const ofLidar = (before: string | null, after: string | null): ReportChange[] =>
  ['Feasibility', 'Feature', 'Channel', 'Instrument', 'Data'].map((aspect) => ({
    what: `Lidar PEARL: ${aspect}`,
    before,
    after,
  }));

type Change = Parameters<typeof aReport>[0];

/** A report with both decisions set: the content that the two reports of a round share. */
const reportOf = (change: Change = {}) =>
  aReport({ preliminary: 'yes', final: 'yes', lidars: [MUSA], photometers: [CIMEL], ...change });

/** Shuffles the fields of a value at every level, at random. */
function shuffled<T>(value: T): T {
  if (Array.isArray(value)) return value.map(shuffled) as T;
  if (typeof value !== 'object' || value === null) return value;
  const drawn = Object.entries(value).map(([name, held]) => ({ name, held: shuffled(held), at: Math.random() }));
  return Object.fromEntries(
    drawn.toSorted((one, other) => one.at - other.at).map(({ name, held }) => [name, held]),
  ) as T;
}

test.each<[what: string, before: Change, after: Change, changes: ReportChange[]]>([
  ['nothing differs', {}, {}, []],
  ['only the later one has a plan', { has_upgrade_plan: false }, { plan_assessments: [] }, []],
  ['only the earlier one has a plan', { plan_assessments: [] }, { has_upgrade_plan: false }, []],
  [
    'the later one accepts conditionally, with a statement',
    { preliminary: 'yes', final: null, statement: null },
    { preliminary: 'yes', final: 'conditionally', statement: 'See below.' },
    [
      { what: 'Decision', before: 'Accepted', after: 'Conditionally accepted' },
      { what: 'Statement', before: null, after: 'See below.' },
    ],
  ],
  [
    'one condition is kept, and one is added',
    { conditions: [ALIGN] },
    { conditions: [MOVE, ALIGN] },
    [{ what: 'Condition', before: null, after: 'Move the photometer. · until 2027-03-01' }],
  ],
  [
    'a condition is dropped',
    { conditions: [MOVE, ALIGN] },
    { conditions: [MOVE] },
    [{ what: 'Condition', before: 'Align it anew. · MUSA', after: null }],
  ],
  [
    'a condition has a different day',
    { conditions: [MOVE] },
    { conditions: [{ ...MOVE, due_date: epochOf('2027-04-01') }] },
    [
      { what: 'Condition', before: 'Move the photometer. · until 2027-03-01', after: null },
      { what: 'Condition', before: null, after: 'Move the photometer. · until 2027-04-01' },
    ],
  ],
  ['the earlier one predates statements and conditions', {}, { statement: null, conditions: [] }, []],
  [
    'an outcome changed',
    {},
    {
      lidars: [
        anEvaluatedLidar({ data: anEvaluation({ compliance: 'no', evaluation_date: epochOf('2026-07-20') }) }, MUSA),
      ],
    },
    [{ what: 'Lidar MUSA: Data', before: DONE, after: 'Not compliant, 2026-07-20' }],
  ],
  ['a compliance has been renamed', {}, { photometers: [{ ...CIMEL, data_compliance: RENAMED }] }, []],
  [
    'an evaluation of the facility was given later',
    {},
    { evaluations: { lidar: anEvaluation({ compliance: 'partially' }) } },
    [{ what: 'All lidars', before: 'Not evaluated', after: 'Partially compliant, 2026-06-10' }],
  ],
  ['an instrument was added', {}, { lidars: [MUSA, PEARL] }, ofLidar(null, DONE)],
  ['an instrument was removed', { lidars: [PEARL, MUSA] }, {}, ofLidar(DONE, null)],
  ['an instrument has been renamed', {}, { lidars: [{ ...MUSA, name: 'MUSA 2' }] }, []],
  ['the instruments are in a different order', { lidars: [MUSA, PEARL] }, { lidars: [PEARL, MUSA] }, []],
])(
  'where %s, the final report lists the differences, in whatever order fields are stored [12.28]',
  (_what, before, after, changes) => {
    const [preliminary, final] = [reportOf(before), reportOf(after)];
    expect(changesSince(preliminary, final)).toEqual(changes);
    for (let lot = 0; lot < 5; lot += 1) expect(changesSince(shuffled(preliminary), shuffled(final))).toEqual(changes);
  },
);
