import {
  canIssueFinalReport,
  canIssuePreliminaryReport,
  isConfigurationApproved,
  type CallState,
  type FacilityPeople,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { AccessFacts } from '../../platform/http/call';
import { loadFacility, type LoadedFacility } from './load-facility';

/** What the permission matrix must know of a facility. */
export interface FacilityAccessFacts extends AccessFacts {
  people: FacilityPeople;
  state: CallState;
}

/** Whose facility it is, who reviews it and how far its application is. */
export function accessFactsOf({
  facility,
  application,
  reviewers,
  fullyEvaluated,
}: LoadedFacility): FacilityAccessFacts {
  const { status, upgradePlanId, preliminaryAcceptance, acceptance } = application;
  return {
    people: {
      ownerId: facility.ownerId,
      reviewers: Object.fromEntries(reviewers.map(({ component, id }) => [component, id])),
    },
    state: {
      status,
      hasUpgradePlan: upgradePlanId !== null,
      canIssuePreliminaryReport: canIssuePreliminaryReport(status, fullyEvaluated),
      canIssueFinalReport: canIssueFinalReport(status, preliminaryAcceptance),
      isConfigurationApproved: isConfigurationApproved(status, acceptance),
    },
  };
}

/** The same by the id of a facility, for the guard of a call; nothing when there is no such facility. */
export async function facilityAccessFacts(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<FacilityAccessFacts | undefined> {
  const loaded = await loadFacility(db, id);
  return loaded && accessFactsOf(loaded);
}
