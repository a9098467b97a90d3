import type { RoleName } from '../users/roles';

export const LIDAR_ASPECTS = ['feasibility', 'feature', 'channel', 'general', 'data'] as const;
export type LidarAspect = (typeof LIDAR_ASPECTS)[number];

export const PHOTOMETER_ASPECTS = ['general', 'data'] as const;
export type PhotometerAspect = (typeof PHOTOMETER_ASPECTS)[number];

/** What is evaluated of a facility as a whole. */
export type FacilityAspect = 'synergy' | 'lidar' | 'photometer';

/** An aspect as addresses name it: `…/edit/initial-acceptance/<aspect>-compliance/{instrument}`. */
export type AspectPath = `lidar-${LidarAspect}` | `photometer-${PhotometerAspect}`;

/** What is evaluated of an instrument (a photometer has two of the aspects), and of a facility as a whole, by its name. */
export const ASPECT_NAMES: Readonly<Record<LidarAspect | FacilityAspect, string>> = {
  feasibility: 'Feasibility',
  feature: 'Feature',
  channel: 'Channel',
  general: 'Instrument',
  data: 'Data',
  synergy: 'Synergy',
  lidar: 'All lidars',
  photometer: 'All photometers',
};

/** The name of an aspect, also as addresses name it. */
export const nameOfAspect = (aspect: string): string =>
  (ASPECT_NAMES as Readonly<Record<string, string>>)[aspect.slice(aspect.indexOf('-') + 1)] ?? aspect;

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
