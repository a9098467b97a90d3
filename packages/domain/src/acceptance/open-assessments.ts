import { COMPONENTS } from './components';
import type { AspectPath, Component } from './components';

/** An assessed aspect as written in URLs, of an instrument or of the whole facility. */
export type AssessedPath = AspectPath | 'synergy' | 'lidar' | 'photometer';

/** The number of assessments of the upgrade plan that are not submitted, by aspect. */
export type OpenAssessments = Readonly<Partial<Record<AssessedPath, number>>>;

/** An aspect as written in URLs. */
export const assessedPath = (kind: 'lidar' | 'photometer' | 'facility', aspect: string) =>
  (kind === 'facility' ? aspect : `${kind}-${aspect}`) as AssessedPath;

/** Additional assessments of each component's reviewer, who may also evaluate these aspects. */
const ASSESSED_BY: Readonly<Record<Component, readonly AssessedPath[]>> = {
  lidar: ['lidar'],
  lidar_data: [],
  photometer: ['photometer'],
  photometer_data: [],
};

/** The aspects that the reviewers of these components assess. */
export const assessedBy = (components: readonly Component[]): AssessedPath[] =>
  COMPONENTS.filter(({ code }) => components.includes(code)).flatMap(({ code, evaluates }) => [
    ...evaluates,
    ...ASSESSED_BY[code],
  ]);

/** The number of open assessments of these components. */
export const countUnassessed = (components: readonly Component[], open: OpenAssessments): number =>
  assessedBy(components).reduce((sum, path) => sum + (open[path] ?? 0), 0);
