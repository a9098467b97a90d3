import {
  canIssueFinalReport,
  canIssuePreliminaryReport,
  canIssueWithoutPlan,
  isCertified,
  isFullyEvaluated,
  isCorrectable,
  type CallState,
  type FacilityPeople,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { AccessFacts } from '../../platform/process/app-types';
import { holdersOf } from './owner-and-deputies';
import { findFacility, type LoadedFacility } from './facility.store';

/** The facts about a facility that the permission matrix needs. */
export interface FacilityAccessFacts extends AccessFacts {
  /** The facility loaded for the check, for reuse by the handler of the call. */
  loaded: LoadedFacility;
  people: FacilityPeople;
  state: CallState;
}

/** The access facts of a loaded facility: owner and deputies, reviewers and the state of the application. */
export function accessFactsOf(loaded: LoadedFacility): FacilityAccessFacts {
  const { facility, application, reviewers, questions, acceptanceInForce, labelDecisions } = loaded;
  const { status, upgradePlanId, preliminaryAcceptance, openEvaluations, round, submittedAt } = application;
  return {
    loaded,
    people: {
      ...holdersOf(loaded),
      reviewers: Object.fromEntries(reviewers.map(({ component, id }) => [component, id])),
    },
    state: {
      status,
      isOnRecord: round > 1 || submittedAt !== null || isCertified(facility.displayed_status),
      isAccepted:
        acceptanceInForce !== null || application.acceptance === 'yes' || application.acceptance === 'conditionally',
      hasUpgradePlan: upgradePlanId !== null,
      canIssuePreliminaryReport: canIssuePreliminaryReport(status, isFullyEvaluated(openEvaluations)),
      canIssueFinalReport: canIssueFinalReport(status, preliminaryAcceptance),
      canIssueWithoutPlan: canIssueWithoutPlan(status, preliminaryAcceptance),
      isCorrectionOpen: isCorrectable(status) && questions.some(({ fields }) => fields.length > 0),
      wasLabelled: labelDecisions.some(({ kind }) => kind === 'grant'),
    },
  };
}

/** The same by the id of a facility, for the guard of a call; undefined for an unknown facility. */
export async function facilityAccessFacts(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<FacilityAccessFacts | undefined> {
  const loaded = await findFacility(db, id);
  return loaded && accessFactsOf(loaded);
}
