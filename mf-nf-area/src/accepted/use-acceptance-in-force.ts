import { acceptanceBeforeReport } from '@portal/domain';
import type { NationalFacility, AcceptanceInForce } from '@portal/domain';
import { useAcceptedVersions } from './use-accepted-versions';

/** The acceptance of an earlier round that is in force before the present round has a report; `null` if there is none. */
export const useAcceptanceInForce = (facility: NationalFacility): AcceptanceInForce | null =>
  acceptanceBeforeReport(facility.submissions.initial_acceptance, useAcceptedVersions(facility)?.versions ?? []);
