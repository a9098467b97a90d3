import { LIDAR_FIELDS, namesOf, sampleRowOf } from '@portal/domain';
import type { Day, Field } from '@portal/domain';
import { completeChannels } from './channel-completion';
import type { Strength } from './channel-completion';
import type { Chooser } from './chooser';
import { plusDays } from './days';
import type { LidarFacts } from './facts';
import type { DemoLidar, LidarValues } from './lidars';
import { lines, madeUpSentence } from './made-up';

export interface Completion {
  strength: Strength;
  /** A second lidar for which sources state only the name; it is taken as planned. */
  isFuture: boolean;
  today: Day;
  choose: Chooser;
}

interface Fill<Value> {
  /** The value's name in the sentence that marks it as made up. */
  says: string;
  value: (completion: Completion) => Value;
}

const readyFunction = ({ choose }: Completion) => choose.pick(['auto', 'manual', 'manual'] as const);
const maybeFunction = (completion: Completion) =>
  completion.strength === 'weak' || completion.isFuture ? 'planned' : readyFunction(completion);
const readyFeature = () => 'existing' as const;
const maybeFeature = ({ strength, isFuture }: Completion) => (strength === 'weak' || isFuture ? 'planned' : 'existing');
const anyFeature = ({ choose }: Completion) => choose.pick(['existing', 'existing', 'planned', 'no'] as const);

/** Values for a lidar that no source states; any other required field gets its sample value. */
const FILLS: { readonly [Name in keyof LidarValues]?: Fill<LidarValues[Name]> } = {
  status: { says: 'status', value: ({ isFuture }) => (isFuture ? 'planned' : 'operational') },
  planned_operation_date: {
    says: 'planned operation date',
    value: ({ isFuture, today, choose }) => (isFuture ? plusDays(today, choose.between(60, 150)) : null),
  },
  type: { says: 'type', value: () => 'lidar_custom_built' },
  manufacturer: { says: 'manufacturer', value: () => 'Not known' },
  location: { says: 'location', value: () => 'laboratory' },
  laser_alignment: { says: 'additional functions', value: readyFunction },
  polarisation_calibration: { says: 'additional functions', value: readyFunction },
  telecover_measurement: { says: 'additional functions', value: maybeFunction },
  dark_signal_measurement: { says: 'additional functions', value: readyFunction },
  photodetector_eye_piece: { says: 'features', value: readyFeature },
  pretrigger_20us: { says: 'features', value: maybeFeature },
  eye_safety: { says: 'features', value: readyFeature },
  unattended_operation: { says: 'features', value: anyFeature },
  continuous_operation: { says: 'features', value: anyFeature },
  t_h_control: { says: 'features', value: anyFeature },
  lidar_status_control: { says: 'features', value: anyFeature },
};

const SAMPLE = sampleRowOf(LIDAR_FIELDS);

/** The made-up value of an empty field; null for a field that may stay empty. */
function madeUpFor<Name extends keyof LidarValues>(name: Name, completion: Completion) {
  const fill = FILLS[name];
  if (fill) return { says: fill.says, value: fill.value(completion) };
  const { label, required }: Field = LIDAR_FIELDS[name];
  return { says: label.toLowerCase(), value: required ? SAMPLE[name] : null };
}

/** Fills in an empty field; returns its name for the sentence that marks made-up values. */
function complete<Name extends keyof LidarValues>(
  values: Pick<LidarValues, Name>,
  name: Name,
  completion: Completion,
): string[] {
  const { says, value } = madeUpFor(name, completion);
  if (value === null) return [];
  values[name] = value;
  return [says];
}

/** The lidar with all values required by an application. The names of added values are collected in `madeUp`. */
export function completeLidar(lidar: DemoLidar, facts: LidarFacts, completion: Completion): DemoLidar {
  const values = { ...lidar.values };
  const madeUp = [...lidar.madeUp];
  for (const name of namesOf(LIDAR_FIELDS))
    if (name !== 'pictures' && values[name] === null) madeUp.push(...complete(values, name, completion));
  const channels = completeChannels(facts, values, completion.strength, completion.choose);
  return { values, groups: channels.groups, madeUp: [...madeUp, ...channels.madeUp] };
}

/** The lidar with the sentence that marks its made-up values. */
export const markedLidar = (lidar: DemoLidar): DemoLidar => ({
  ...lidar,
  values: { ...lidar.values, additional_info: lines(lidar.values.additional_info, madeUpSentence(lidar.madeUp)) },
});
