import type { RoleName } from '../users/roles';

export const LIDAR_ASPECTS = ['feasibility', 'feature', 'channel', 'general', 'data'] as const;
export type LidarAspect = (typeof LIDAR_ASPECTS)[number];

export const PHOTOMETER_ASPECTS = ['general', 'data'] as const;
export type PhotometerAspect = (typeof PHOTOMETER_ASPECTS)[number];

/** An aspect as addresses name it: `…/edit/initial-acceptance/<aspect>-compliance/{instrument}`. */
export type AspectPath = `lidar-${LidarAspect}` | `photometer-${PhotometerAspect}`;

/** The aspects of an evaluation by the names that its tables give them. A photometer has two of them; a facility the synergy. */
export const ASPECT_NAMES: Readonly<Record<LidarAspect | 'synergy', string>> = {
  feasibility: 'Feasibility',
  feature: 'Feature',
  channel: 'Channel',
  general: 'Instrument',
  data: 'Data',
  synergy: 'Synergy',
};

export type Component = 'lidar' | 'lidar_data' | 'photometer' | 'photometer_data';

interface ComponentRow {
  code: Component;
  name: string;
  /** Whose holders can be chosen as reviewer. */
  role: RoleName;
  evaluates: readonly AspectPath[];
}

/** The four parts of an evaluation, each with one reviewer per facility. */
export const COMPONENTS: readonly ComponentRow[] = [
  {
    code: 'lidar',
    name: 'Lidar reviewer',
    role: 'Lidar Reviewer',
    evaluates: ['lidar-feasibility', 'lidar-feature', 'lidar-channel', 'lidar-general'],
  },
  { code: 'lidar_data', name: 'Lidar data reviewer', role: 'Lidar Data Reviewer', evaluates: ['lidar-data'] },
  { code: 'photometer', name: 'Photometer reviewer', role: 'Photometer Reviewer', evaluates: ['photometer-general'] },
  {
    code: 'photometer_data',
    name: 'Photometer data reviewer',
    role: 'Photometer Data Reviewer',
    evaluates: ['photometer-data'],
  },
];

/** The component whose reviewer evaluates an aspect, or `null` for an aspect that does not exist. */
export const componentOf = (aspect: string): Component | null =>
  COMPONENTS.find(({ evaluates }) => evaluates.some((path) => path === aspect))?.code ?? null;
