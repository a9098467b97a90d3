import { COMPONENTS, instrumentOf, isAdministrator } from '@portal/domain';
import type { AspectPath, Component, InstrumentKind, Profile, ReviewedApplication } from '@portal/domain';

/** The components of a facility that the user reviews. */
export function ownComponents(profile: Profile | null, { facility }: ReviewedApplication): Component[] {
  const { component_reviewers } = facility.submissions.initial_acceptance;
  return COMPONENTS.filter(({ code }) => profile !== null && component_reviewers[code]?._id === profile._id).map(
    ({ code }) => code,
  );
}

/** The aspects of instruments that the user reviews at a facility. */
export function ownPaths(profile: Profile | null, application: ReviewedApplication): AspectPath[] {
  const own = ownComponents(profile, application);
  return COMPONENTS.filter(({ code }) => own.includes(code)).flatMap(({ evaluates }) => evaluates);
}

/** The kinds of instruments that the user reviews at a facility. */
export const ownKinds = (profile: Profile | null, application: ReviewedApplication): InstrumentKind[] => [
  ...new Set(ownComponents(profile, application).map(instrumentOf)),
];

/** The initial tab: that of the user's component; the matrix for users who decide or who review both kinds. */
export function firstTab(profile: Profile | null, application: ReviewedApplication): string {
  const [kind, ...others] = ownKinds(profile, application);
  return kind === undefined || others.length > 0 || isAdministrator(profile) ? 'all' : `${kind}s`;
}
