import { LIDAR } from '../acceptance/application.fixture';
import { COMPLIANCES, INSTRUMENT_STATUSES } from '../types/type-lists';
import { byCode } from '../types/type-item';
import { chooseConfiguration, choiceErrors, usedIds, CHOICE_REFUSALS, type Approver } from './choose';
import type { ConfigurationChoice } from './configuration-version';
import { channelNamesOf } from './configure';
import { leftOutByDefault, type LeftOut } from './left-out';

const general = (code: string | null) => ({ general_compliance: byCode(COMPLIANCES, code) });
const GOOD = { ...LIDAR, ...general('yes') };
const OTHER = { ...GOOD, _id: `${GOOD._id.slice(0, -1)}f`, name: 'Other' };
const BAD = { ...LIDAR, ...general('no') };
const [NAME = ''] = channelNamesOf(GOOD);

test.each<[why: string, compliance: string | null, status: string | null, out: LeftOut | null]>([
  ['operational and compliant', 'yes', 'operational', null],
  ['operational and partially compliant', 'partially', 'operational', null],
  ['operational but not compliant', 'no', 'operational', 'not-compliant'],
  ['not compliant and planned', 'no', 'planned', 'not-compliant'],
  ['planned', 'yes', 'planned', 'not-operational'],
  ['without a status', 'yes', null, 'not-operational'],
  ['not evaluated', null, 'operational', 'not-evaluated'],
])('a lidar is included or left out by default: %s [12.38]', (_why, compliance, status, out) => {
  const lidar = { ...LIDAR, ...general(compliance), status: byCode(INSTRUMENT_STATUSES, status) };
  expect(leftOutByDefault(lidar)).toBe(out);
});

const first = chooseConfiguration([GOOD], {
  station_id: 'rad',
  lidars: [
    {
      lidar: GOOD._id,
      is_included: false,
      reason: 'In repair.',
      lidar_id: 1,
      version_id: 2,
      configuration_id: 3,
      channels: [{ string_id: NAME, channel_id: 4 }],
    },
  ],
});
const lidarOf = ({ lidars: [lidar] }: ConfigurationChoice) => lidar;

test('values that are not sent are kept with the same report', () => {
  expect(chooseConfiguration([GOOD], undefined, { choice: first, isSameReport: true })).toEqual(first);
});

test('after another report only the ids of station and lidar are kept', () => {
  const later = chooseConfiguration([GOOD], undefined, { choice: first, isSameReport: false });
  expect(later.station_id).toBe('rad');
  expect(lidarOf(later)).toMatchObject({ is_included: true, reason: null, lidar_id: 1, version_id: null });
  expect(lidarOf(later)?.channels.every(({ channel_id }) => channel_id === null)).toBe(true);
});

test('null removes an id, and a reason is dropped when its choice changes', () => {
  const before = { choice: first, isSameReport: true };
  const sent = { station_id: null, lidars: [{ lidar: GOOD._id, is_included: true, version_id: null }] };
  const changed = chooseConfiguration([GOOD], sent, before);
  expect(changed.station_id).toBeNull();
  expect(lidarOf(changed)).toMatchObject({ is_included: true, reason: null, lidar_id: 1, version_id: null });
});

const sent = (is_included: boolean) => ({ lidars: [{ lidar: GOOD._id, is_included }] });

const errorsOf = (is_included: boolean) =>
  choiceErrors(chooseConfiguration([GOOD, OTHER], sent(is_included)), sent(is_included), 'report');

test('a choice that differs from the default requires a reason', () => {
  expect(errorsOf(false)).toEqual([{ path: 'configuration.lidars[0].reason', message: CHOICE_REFUSALS.reason }]);
  expect(errorsOf(true)).toEqual([]);
});

test('a lidar that is left out uses no ids', () => {
  expect(usedIds(first, undefined).map(({ kind }) => kind)).toEqual(['station']);
});

const emptyIn = (lidars: readonly (typeof GOOD)[], is_included: boolean, by: Approver) => {
  const input = { lidars: lidars.map(({ _id }) => ({ lidar: _id, is_included, reason: 'As agreed.' })) };
  const errors = choiceErrors(chooseConfiguration(lidars, input), input, by);
  return errors.some(({ path, message }) => path === 'configuration.lidars' && message === CHOICE_REFUSALS.empty);
};

test.each<[what: string, lidars: (typeof GOOD)[], is_included: boolean, by: Approver, isRefused: boolean]>([
  ['an included lidar, by a report', [GOOD], true, 'report', false],
  ['an included lidar, by CARS', [GOOD], true, 'CARS', false],
  ['a lidar left out against the default, by a report', [GOOD], false, 'report', true],
  ['a lidar left out against the default, by CARS', [GOOD], false, 'CARS', true],
  ['a lidar left out by default, by a report', [BAD], false, 'report', false],
  ['a lidar left out by default, by CARS', [BAD], false, 'CARS', true],
  ['one lidar left out by default and one against it, by a report', [BAD, OTHER], false, 'report', true],
  ['no lidars, by a report', [], false, 'report', false],
  ['no lidars, by CARS', [], false, 'CARS', true],
])(
  'an empty configuration is rejected unless a report finds nothing to process: %s [12.41]',
  (_what, lidars, is_included, by, isRefused) => {
    expect(emptyIn(lidars, is_included, by)).toBe(isRefused);
  },
);
