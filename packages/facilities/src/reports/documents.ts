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
  /** The round that an earlier one is of; `null` for what is of the present one, or of none. */
  round: number | null;
  /** `null` while there is none. */
  path: string | null;
}

/** The last report of a facility: of the present round, or of an earlier one while that has none; nothing without any. */
export function reportOf(
  { _id, submissions, earlier_report }: NationalFacility,
  paths: Pick<DocumentPaths, 'evaluation' | 'file'>,
): { round: number | null; path: string } | null {
  if (submissions.initial_acceptance.evaluation_date !== null) return { round: null, path: paths.evaluation(_id) };
  return earlier_report && { round: earlier_report.round, path: paths.file(earlier_report.file) };
}

/** The documents of a facility: the last report, be it of an earlier round, and the configuration while one is in force. */
export function documentsOf(facility: NationalFacility, paths: DocumentPaths): FacilityDocument[] {
  const { date, user_file } = facility.submissions.initial_acceptance;
  const { round = null, path: report = null } = reportOf(facility, paths) ?? {};
  const documents: FacilityDocument[] = [
    {
      kind: 'submission',
      label: 'Submission',
      round: null,
      path: date === null ? null : paths.application(facility._id),
    },
    { kind: 'plan', label: 'Upgrade Plan', round: null, path: user_file === null ? null : paths.file(user_file) },
    { kind: 'evaluation', label: round === null ? 'Evaluation' : `Evaluation (round ${round})`, round, path: report },
  ];
  if (facility.configuration_in_force !== null)
    documents.push({
      kind: 'configuration',
      label: 'Operational configuration',
      round: null,
      path: paths.configuration(facility._id),
    });
  return documents;
}
