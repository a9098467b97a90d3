import type { InstrumentKind } from '../types/type-lists';
import type { RoleName } from '../users/roles';

export const LIDAR_ASPECTS = ['feasibility', 'feature', 'channel', 'general', 'data'] as const;
export type LidarAspect = (typeof LIDAR_ASPECTS)[number];

export const PHOTOMETER_ASPECTS = ['general', 'data'] as const;
export type PhotometerAspect = (typeof PHOTOMETER_ASPECTS)[number];

/** The aspects of a facility as a whole. */
export type FacilityAspect = 'synergy' | 'lidar' | 'photometer';

/** An aspect as written in URLs: `…/edit/initial-acceptance/<aspect>-compliance/{instrument}`. */
export type AspectPath = `lidar-${LidarAspect}` | `photometer-${PhotometerAspect}`;

/** The names of the aspects of an instrument (a photometer has two of them) and of a facility as a whole. */
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

/** The display name of an aspect, given by its code or as written in URLs. */
export const nameOfAspect = (aspect: string): string =>
  (ASPECT_NAMES as Readonly<Record<string, string>>)[aspect.slice(aspect.indexOf('-') + 1)] ?? aspect;

export type Component = 'lidar' | 'lidar_data' | 'photometer' | 'photometer_data';

/** The kind of instrument that a component is about. */
export const instrumentOf = (component: Component): InstrumentKind =>
  component.startsWith('lidar') ? 'lidar' : 'photometer';

/** Whether a component of a facility needs a reviewer: not without an instrument of its kind. */
export const needsReviewer = (
  { lidars, photometers }: { lidars: readonly unknown[]; photometers: readonly unknown[] },
  component: Component,
): boolean => (instrumentOf(component) === 'lidar' ? lidars : photometers).length > 0;

interface ComponentRow {
  code: Component;
  name: string;
  /** Users with this role can be assigned as reviewer. */
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

/** The component whose reviewer evaluates an aspect; `null` if the aspect belongs to no component. */
export const componentOf = (aspect: string): Component | null =>
  COMPONENTS.find(({ evaluates }) => evaluates.some((path) => path === aspect))?.code ?? null;
