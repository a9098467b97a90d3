import type { AcceptanceCode } from '../types/type-lists';
import { COMPONENTS, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { Component } from './components';
import type { OpenEvaluations } from './open-evaluations';
import type { Party } from './party';
import { partyFor, pendingFor as deriveAwaited } from './pending-for';
import type { PendingFor } from './pending-for';
import type { AcceptanceStatusCode } from './status';

/** State that follows from the records of an application; it is stored so that lists can search and sort by it. */
export interface DerivedState {
  /** Once this is another one, the application was handed on. */
  pendingFor: PendingFor;
  pendingWith: Party;
  /** Empty unless the application is being evaluated. */
  openEvaluations: OpenEvaluations;
  /** Whether every component that has an instrument has a reviewer. */
  reviewersComplete: boolean;
}

/**
 * The records that the state is derived from. The tests of the server look after each write to their tables, which
 * `packages/api-server/test/derived-state.ts` lists: the table of a new fact belongs into that list.
 */
export interface DerivationFacts {
  facilityId: string;
  status: AcceptanceStatusCode;
  preliminaryAcceptance: AcceptanceCode | null;
  lidars: readonly { id: string }[];
  photometers: readonly { id: string }[];
  reviewers: readonly { component: Component }[];
  /** Evaluations of the present round that are submitted. */
  submitted: readonly { targetId: string; aspect: string }[];
  /** Questions of the present round that are not closed. */
  questions: readonly { isAnswered: boolean }[];
}

function countOpen({ facilityId, lidars, photometers, submitted }: DerivationFacts): OpenEvaluations {
  const done = new Set(submitted.map(({ targetId, aspect }) => `${targetId} ${aspect}`));
  const openOf = (targets: readonly { id: string }[], aspect: string) =>
    targets.filter(({ id }) => !done.has(`${id} ${aspect}`)).length;
  const needsSynergy = lidars.length > 0 && photometers.length > 0;
  return {
    ...Object.fromEntries(LIDAR_ASPECTS.map((aspect) => [`lidar-${aspect}`, openOf(lidars, aspect)])),
    ...Object.fromEntries(PHOTOMETER_ASPECTS.map((aspect) => [`photometer-${aspect}`, openOf(photometers, aspect)])),
    synergy: needsSynergy ? openOf([{ id: facilityId }], 'synergy') : 0,
  };
}

function areReviewersComplete({ lidars, photometers, reviewers }: DerivationFacts): boolean {
  const kinds = [...(lidars.length > 0 ? ['lidar'] : []), ...(photometers.length > 0 ? ['photometer'] : [])];
  const needed = COMPONENTS.filter(({ code }) => kinds.some((kind) => code.startsWith(kind)));
  return needed.length > 0 && needed.every(({ code }) => reviewers.some(({ component }) => component === code));
}

/** The derived state of an application; written by every transaction that changes one of the facts. */
export function deriveState(facts: DerivationFacts): DerivedState {
  const { status, preliminaryAcceptance } = facts;
  const openEvaluations = status === 'submitted' ? countOpen(facts) : {};
  const reviewed = facts.reviewers.map(({ component }) => component);
  const isAsked = facts.questions.some(({ isAnswered }) => !isAnswered);
  const pendingFor = deriveAwaited({ status, preliminaryAcceptance, openEvaluations, reviewed, isAsked });
  return {
    pendingFor,
    pendingWith: partyFor(pendingFor),
    openEvaluations,
    reviewersComplete: areReviewersComplete(facts),
  };
}
