import { componentOf, COMPONENTS } from './components';
import type { Component } from './components';

/** In which role somebody gave an evaluation. */
export type EvaluatorRole = Component | 'administrator';

interface Facts {
  evaluator: string;
  /** As addresses name it, such as `lidar-data`; that of a whole facility is nobody's component. */
  aspect: string;
  reviewers: readonly { component: Component; id: string }[];
}

/** The role in which somebody who may do so evaluates: as the reviewer of the component, else as an administrator. */
export function evaluatorRole({ evaluator, aspect, reviewers }: Facts): EvaluatorRole {
  const code = componentOf(aspect);
  const isReviewer = reviewers.some(({ component, id }) => component === code && id === evaluator);
  return code && isReviewer ? code : 'administrator';
}

/** A role in words, as reports name it. */
export const evaluatorName = (role: EvaluatorRole): string =>
  COMPONENTS.find(({ code }) => code === role)?.name ?? 'Administrator';
