import { day, NOT_GIVEN, type DocumentEntry } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Issuer } from './issuer';
import type { ReportSnapshot } from './report-snapshot';

const dayOf = (epoch: number) => day(epoch) ?? NO_VALUE;

/** The letter at the end of a document number. */
const LETTERS = { preliminary: 'P', final: 'F' } as const;

/** The number under which a report is cited, such as IA-2026-014/P; null if it has none. */
export function documentNumber({ document, kind }: Pick<ReportSnapshot, 'document' | 'kind'>): string | null {
  if (!document) return null;
  return `IA-${document.year}-${String(document.number).padStart(3, '0')}/${LETTERS[kind]}`;
}

/** The entries that identify the report: issuer, date and subject. */
export function titleEntries(report: ReportSnapshot, { centre, contact }: Issuer): DocumentEntry[] {
  const { kind, facility, round } = report;
  const number = documentNumber(report);
  const ofFinal: DocumentEntry[] = [
    { label: 'Preliminary report', value: dayOf(report.preliminary_issued_at) },
    { label: 'Upgrade plan', value: report.has_upgrade_plan ? 'Uploaded' : 'None' },
  ];
  return [
    ...(number ? [{ label: 'Document number', value: number }] : []),
    { label: 'Issued', value: dayOf(report.issued_at) },
    ...(centre ? [{ label: 'Issuing centre', value: centre }] : []),
    ...(contact ? [{ label: 'Contact', value: contact }] : []),
    { label: 'Application submitted', value: dayOf(report.submitted_at) },
    { label: 'Round', value: String(round) },
    ...(kind === 'final' ? ofFinal : []),
    { label: 'Acronym', value: facility.acronym },
    { label: 'Facility type', value: facility.type?.name ?? NOT_GIVEN },
    { label: 'Hosting institute(s)', value: facility.hosting_institute ?? NOT_GIVEN, isLong: true },
  ];
}
