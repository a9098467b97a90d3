import type { NationalFacility } from '@portal/domain';

/** Paths of documents, relative to the API. */
export interface DocumentPaths {
  application: (facilityId: string) => string;
  evaluation: (facilityId: string) => string;
  configuration: (facilityId: string) => string;
  file: (fileId: string) => string;
}

/** Downloads a document by its path; resolves when the download has succeeded or failed. */
export type Download = (path: string) => Promise<void>;

export interface FacilityDocument {
  kind: 'submission' | 'plan' | 'evaluation' | 'configuration';
  label: string;
  /** The round of a document from an earlier round; `null` if it belongs to the present round or to none. */
  round: number | null;
  /** `null` if the document does not exist yet. */
  path: string | null;
}

/** The latest report of a facility, from an earlier round if the present one has none; `null` if there is no report. */
export function reportOf(
  { _id, submissions, earlier_report }: NationalFacility,
  paths: Pick<DocumentPaths, 'evaluation' | 'file'>,
): { round: number | null; path: string } | null {
  if (submissions.initial_acceptance.evaluation_date !== null) return { round: null, path: paths.evaluation(_id) };
  return earlier_report && { round: earlier_report.round, path: paths.file(earlier_report.file) };
}

/** The documents of a facility, including the latest report of any round, and the configuration if one is in force. */
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
