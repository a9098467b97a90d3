import { COMPONENTS } from './components';
import type { AspectPath, Component } from './components';

/** What is assessed, as addresses name it: an aspect of an instrument, or a matter of the whole facility. */
export type AssessedPath = AspectPath | 'synergy' | 'lidar' | 'photometer';

/** How many assessments of the upgrade plan are not submitted. */
export type OpenAssessments = Readonly<Partial<Record<AssessedPath, number>>>;

/** How addresses name an aspect of a kind of instrument, or of the facility as a whole. */
export const assessedPath = (kind: 'lidar' | 'photometer' | 'facility', aspect: string) =>
  (kind === 'facility' ? aspect : `${kind}-${aspect}`) as AssessedPath;

/** What the reviewer of each component assesses: everything that the reviewer may evaluate. */
const ASSESSED_BY: Readonly<Record<Component, readonly AssessedPath[]>> = {
  lidar: ['lidar'],
  lidar_data: [],
  photometer: ['photometer'],
  photometer_data: [],
};

/** What the reviewers of these components assess. */
export const assessedBy = (components: readonly Component[]): AssessedPath[] =>
  COMPONENTS.filter(({ code }) => components.includes(code)).flatMap(({ code, evaluates }) => [
    ...evaluates,
    ...ASSESSED_BY[code],
  ]);

/** How many assessments are still to be submitted by those who review these components. */
export const countUnassessed = (components: readonly Component[], open: OpenAssessments): number =>
  assessedBy(components).reduce((sum, path) => sum + (open[path] ?? 0), 0);
