import { acceptanceBeforeReport, acceptanceBesideReport } from '@portal/domain';
import type { NationalFacility, AcceptanceInForce } from '@portal/domain';
import { useAcceptedVersions } from './use-accepted-versions';

/** The acceptance of an earlier round that is in force before the present round has a report; `null` if there is none. */
export const useAcceptanceInForce = (facility: NationalFacility): AcceptanceInForce | null =>
  acceptanceBeforeReport(facility.submissions.initial_acceptance, useAcceptedVersions(facility)?.versions ?? []);

/** The acceptance of an earlier round that is in force beside a preliminary report; `null` if there is none. */
export const useAcceptanceBesideReport = (facility: NationalFacility): AcceptanceInForce | null =>
  acceptanceBesideReport(facility.submissions.initial_acceptance, useAcceptedVersions(facility)?.versions ?? []);
