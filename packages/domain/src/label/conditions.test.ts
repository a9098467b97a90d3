import { hasPhotometerNear, labelConditions, renewalConditions, unmetConditions, type LabelBook } from './conditions';
import { firstDayOfRenewal } from './first-day-of-renewal';

const HERE = { latitude: 40.601, longitude: 15.7239 };
const FAR = { latitude: 40.62, longitude: 15.7239 };

const aLidar = (change: object = {}) => ({
  _id: 'musa',
  name: 'MUSA',
  ...HERE,
  approved: [{ number: 1, invalid: [] as string[] }],
  ...change,
});
const aPhotometer = (change: object = {}) => ({
  _id: 'cimel',
  name: 'Cimel 1',
  ...HERE,
  isCalibrated: true,
  state: '',
  ...change,
});
const aBook = (change: Partial<LabelBook> = {}): LabelBook => ({
  isAccepted: true,
  lidars: [aLidar()],
  photometers: [aPhotometer()],
  synergy: 'yes',
  ...change,
});

const statesOf = (book: LabelBook) =>
  labelConditions(book)
    .map(({ state }) => state)
    .join(' ');

const BROKEN = aPhotometer({ isCalibrated: false, state: 'Overdue' });

test.each<[why: string, change: Partial<LabelBook>, states: string]>([
  ['a complete facility', {}, 'met met met met'],
  ['not accepted', { isAccepted: false }, 'unmet met met met'],
  ['no approved configuration', { lidars: [aLidar({ approved: [] })] }, 'met unmet unmet unmet'],
  ['no lidar and no synergy', { lidars: [], synergy: 'no' }, 'met unmet unmet warning'],
  [
    'a test that is not valid',
    { lidars: [aLidar({ approved: [{ number: 1, invalid: ['Dark'] }] })] },
    'met met unmet met',
  ],
  ['a lidar without configuration beside', { lidars: [aLidar(), aLidar({ approved: [], ...FAR })] }, 'met met met met'],
  ['a photometer too far away', { photometers: [aPhotometer(FAR)] }, 'met met met unmet'],
  ['a photometer without position', { photometers: [aPhotometer({ latitude: null })] }, 'met met met unmet'],
  ['a photometer that is not calibrated', { photometers: [BROKEN] }, 'met met met unmet'],
  ['the same without synergy', { photometers: [BROKEN], synergy: 'no' }, 'met met met warning'],
  ['the same with partial synergy', { photometers: [BROKEN], synergy: 'partially' }, 'met met met unmet'],
  ['one of two photometers is calibrated', { photometers: [BROKEN, aPhotometer()] }, 'met met met met'],
  ['one of two lidars has none', { lidars: [aLidar(), aLidar({ ...FAR, name: 'FAR' })] }, 'met met met warning'],
])('%s: %j [12.529]', (_why, change, states) => {
  expect(statesOf(aBook(change))).toBe(states);
});

const aPeriod = (from: string, until: string) => ({ from, until, place: 2, scope: { lidars: [], photometers: [] } });

test.each<[why: string, periods: [from: string, until: string][], from: string | null]>([
  ['near its end', [['2026-06-15', '2031-06-14']], '2029-12-13'],
  ['that is short', [['2026-06-15', '2027-06-14']], '2026-06-15'],
  [
    'that is renewed ahead',
    [
      ['2026-06-15', '2027-06-14'],
      ['2027-06-15', '2028-06-14'],
    ],
    '2027-06-15',
  ],
  ['that nobody has', [], null],
])('a label %s can be renewed from a day on [12.530] [12.822]', (_why, periods, from) => {
  const [period = null, ...later] = periods.map(([first, until]) => aPeriod(first, until));
  expect(firstDayOfRenewal({ period, later })).toBe(from);
});

const renewalFacts = (validFrom: string, until: string, fullEvaluationOn: string | null) => ({
  validFrom,
  renewalFrom: firstDayOfRenewal({ period: aPeriod(validFrom, until), later: [] }) ?? '',
  fullEvaluationOn,
});

test.each<[why: string, until: string, closed: string | null, unmet: string[]]>([
  ['in time, with a full evaluation', '2027-12-15', '2024-06-15', []],
  ['a day too early', '2027-12-16', '2024-06-15', ['It can be proposed from 2026-06-16 on']],
  ['with an evaluation a day too old', '2027-12-15', '2024-06-14', ['The last one was closed on 2024-06-14']],
  ['without one', '2027-12-15', null, ['A full evaluation is closed.']],
])('a renewal %s [12.530]', (_why, validUntil, fullEvaluationOn, unmet) => {
  const facts = renewalFacts('2022-12-16', validUntil, fullEvaluationOn);
  const found = unmetConditions(renewalConditions(aBook(), facts, '2026-06-15'));
  expect(found).toEqual(unmet.map((words) => expect.stringContaining(words)));
});

test.each<[why: string, validFrom: string, unmet: string[]]>([
  ['of the validity in which it was closed', '2026-01-10', []],
  ['of a later label', '2026-01-11', ['The last one was closed on 2026-01-10, in an earlier validity']],
  [
    'of a label that has not begun',
    '2026-06-16',
    ['The last one was closed on 2026-01-10, in an earlier validity', 'It can be proposed from 2026-06-16 on'],
  ],
])('a full evaluation counts for the renewal %s [12.530]', (_why, validFrom, unmet) => {
  const facts = renewalFacts(validFrom, '2027-06-01', '2026-01-10');
  const found = unmetConditions(renewalConditions(aBook(), facts, '2026-06-15'));
  expect(found).toEqual(unmet.map((words) => expect.stringContaining(words)));
});

const TWO_LIDARS = { lidars: [aLidar(), aLidar({ _id: 'far', ...FAR })] };

test.each<
  [why: string, change: Partial<LabelBook>, lidar: string, photometers: string[], calibrated: boolean, any: boolean]
>([
  ['beside its lidar', {}, 'musa', ['cimel'], true, true],
  ['left out', {}, 'musa', [], false, false],
  ['left out, without synergy', { synergy: 'no' }, 'musa', [], true, true],
  ['not calibrated', { photometers: [BROKEN] }, 'musa', ['cimel'], false, true],
  ['beside a lidar that is left out', TWO_LIDARS, 'far', ['cimel'], false, false],
])('the photometer of a scope is %s [12.529]', (_why, change, lidar, photometers, calibrated, any) => {
  const scope = { lidars: [{ _id: lidar }], photometers: photometers.map((_id) => ({ _id })) };
  expect(hasPhotometerNear(aBook(change), scope, 'calibrated')).toBe(calibrated);
  expect(hasPhotometerNear(aBook(change), scope, 'any')).toBe(any);
});
