import { insertNumber } from '../labelling/acceptance/document-numbers.store';
import type { ReportSnapshot } from '../labelling/pdf/report-snapshot';
import type { Db } from '../platform/db/client';
import type { FacilityRows, SnapshotRow } from './demo.store';

type Report = SnapshotRow & { content: ReportSnapshot };

const isReport = (snapshot: SnapshotRow): snapshot is Report => snapshot.kind !== 'submission';

const reportsOf = (all: readonly FacilityRows[]) => all.flatMap(({ snapshots }) => snapshots).filter(isReport);

/** The number of each reported round: sequential within the year, in the order of preliminary reports. */
function numbersOf(all: readonly FacilityRows[]) {
  const next = new Map<number, number>();
  const inOrder = reportsOf(all)
    .filter(({ kind }) => kind === 'preliminary-report')
    .toSorted((one, other) => one.content.issued_at - other.content.issued_at);
  return new Map(
    inOrder.map(({ applicationId, content }) => {
      const year = new Date(content.issued_at * 1000).getUTCFullYear();
      const number = (next.get(year) ?? 0) + 1;
      next.set(year, number);
      return [applicationId, { year, number }] as const;
    }),
  );
}

/** The facilities with document numbers in their reports, assigned in order of issue. */
export function numbered(all: readonly FacilityRows[]): FacilityRows[] {
  const numbers = numbersOf(all);
  return all.map((rows) => ({
    ...rows,
    snapshots: rows.snapshots.map((snapshot) => {
      const document = numbers.get(snapshot.applicationId);
      return isReport(snapshot) && document ? { ...snapshot, content: { ...snapshot.content, document } } : snapshot;
    }),
  }));
}

/** Takes the numbers used in reports, so that the next report gets the number after them. */
export async function takeNumbers(tx: Db, all: readonly FacilityRows[]): Promise<void> {
  for (const { kind, applicationId, content } of reportsOf(all)) {
    if (kind === 'preliminary-report' && content.document) await insertNumber(tx, applicationId, content.document);
  }
}
