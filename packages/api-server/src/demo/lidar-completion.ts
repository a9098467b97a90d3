import type { Day } from '@portal/domain';
import { completeChannels } from './channel-completion';
import type { Strength } from './channel-completion';
import type { Chooser } from './chooser';
import { plusDays } from './days';
import type { LidarFacts } from './facts';
import type { DemoLidar, LidarValues } from './lidars';
import { lines, madeUpSentence } from './made-up';

export interface Completion {
  strength: Strength;
  /** A second lidar of which the sources know no more than the name: it is taken as planned. */
  isFuture: boolean;
  today: Day;
  choose: Chooser;
}

interface Fill {
  column: Exclude<keyof LidarValues, 'latitude' | 'longitude' | 'altitude' | 'name'>;
  /** The value's name in the sentence that marks it as made up. */
  says: string;
  value: (completion: Completion) => string | null;
}

const readyFunction = ({ choose }: Completion) => choose.pick(['auto', 'manual', 'manual']);
const maybeFunction = (completion: Completion) =>
  completion.strength === 'weak' || completion.isFuture ? 'planned' : readyFunction(completion);
const readyFeature = () => 'existing';
const maybeFeature = ({ strength, isFuture }: Completion) => (strength === 'weak' || isFuture ? 'planned' : 'existing');
const anyFeature = ({ choose }: Completion) => choose.pick(['existing', 'existing', 'planned', 'no']);

/** What an application must say about a lidar, and what is said where no source does. */
const FILLS: readonly Fill[] = [
  { column: 'status', says: 'status', value: ({ isFuture }) => (isFuture ? 'planned' : 'operational') },
  {
    column: 'plannedOperationDate',
    says: 'planned operation date',
    value: ({ isFuture, today, choose }) => (isFuture ? plusDays(today, choose.between(60, 150)) : null),
  },
  { column: 'type', says: 'type', value: () => 'lidar_custom_built' },
  { column: 'manufacturer', says: 'manufacturer', value: () => 'Not known' },
  { column: 'location', says: 'location', value: () => 'laboratory' },
  { column: 'laserAlignment', says: 'additional functions', value: readyFunction },
  { column: 'polarisationCalibration', says: 'additional functions', value: readyFunction },
  { column: 'telecoverMeasurement', says: 'additional functions', value: maybeFunction },
  { column: 'darkSignalMeasurement', says: 'additional functions', value: readyFunction },
  { column: 'photodetectorEyePiece', says: 'features', value: readyFeature },
  { column: 'pretrigger20us', says: 'features', value: maybeFeature },
  { column: 'eyeSafety', says: 'features', value: readyFeature },
  { column: 'unattendedOperation', says: 'features', value: anyFeature },
  { column: 'continuousOperation', says: 'features', value: anyFeature },
  { column: 'tHControl', says: 'features', value: anyFeature },
  { column: 'lidarStatusControl', says: 'features', value: anyFeature },
];

/** The lidar as an application needs it. What is added is named at the end of its additional information. */
export function completeLidar(lidar: DemoLidar, facts: LidarFacts, completion: Completion): DemoLidar {
  const values = { ...lidar.values };
  const madeUp = [...lidar.madeUp];
  for (const { column, says, value } of FILLS) {
    const filled = values[column] === null ? value(completion) : null;
    if (filled !== null) {
      values[column] = filled;
      madeUp.push(says);
    }
  }
  const channels = completeChannels(facts, values, completion.strength, completion.choose);
  return { values, groups: channels.groups, madeUp: [...madeUp, ...channels.madeUp] };
}

/** The lidar with the sentence that marks its made-up values. */
export const markedLidar = (lidar: DemoLidar): DemoLidar => ({
  ...lidar,
  values: { ...lidar.values, additionalInfo: lines(lidar.values.additionalInfo, madeUpSentence(lidar.madeUp)) },
});
