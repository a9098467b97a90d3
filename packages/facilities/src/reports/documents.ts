import { isConfigurationApproved } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';

/** Paths of documents below the API. */
export interface DocumentPaths {
  application: (facilityId: string) => string;
  evaluation: (facilityId: string) => string;
  configuration: (facilityId: string) => string;
  file: (fileId: string) => string;
}

/** Downloads a document by its path; resolves when that is over, successful or not. */
export type Download = (path: string) => Promise<void>;

/** A document of a facility. */
export interface FacilityDocument {
  kind: 'submission' | 'plan' | 'evaluation' | 'configuration';
  label: string;
  /** `null` while there is none. */
  path: string | null;
}

/** The documents of a facility; the configuration only once it is approved. */
export function documentsOf(facility: NationalFacility, paths: DocumentPaths): FacilityDocument[] {
  const { status, date, user_file, evaluation_date, acceptance } = facility.submissions.initial_acceptance;
  const documents: FacilityDocument[] = [
    { kind: 'submission', label: 'Submission', path: date === null ? null : paths.application(facility._id) },
    { kind: 'plan', label: 'Upgrade Plan', path: user_file === null ? null : paths.file(user_file) },
    {
      kind: 'evaluation',
      label: 'Evaluation',
      path: evaluation_date === null ? null : paths.evaluation(facility._id),
    },
  ];
  if (isConfigurationApproved(status.code, acceptance?.code ?? null))
    documents.push({
      kind: 'configuration',
      label: 'Operational configuration',
      path: paths.configuration(facility._id),
    });
  return documents;
}
