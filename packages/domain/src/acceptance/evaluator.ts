import { componentOf, COMPONENTS } from './components';
import type { Component } from './components';

/** The role in which a user gave an evaluation. */
export type EvaluatorRole = Component | 'administrator';

interface Facts {
  evaluator: string;
  /** As written in URLs, such as `lidar-data`; an aspect of a whole facility belongs to no component. */
  aspect: string;
  reviewers: readonly { component: Component; id: string }[];
}

/** The role in which a user evaluates an aspect: as reviewer of its component, otherwise as administrator. */
export function evaluatorRole({ evaluator, aspect, reviewers }: Facts): EvaluatorRole {
  const code = componentOf(aspect);
  const isReviewer = reviewers.some(({ component, id }) => component === code && id === evaluator);
  return code && isReviewer ? code : 'administrator';
}

/** The name of a role in reports. */
export const evaluatorName = (role: EvaluatorRole): string =>
  COMPONENTS.find(({ code }) => code === role)?.name ?? 'Administrator';
