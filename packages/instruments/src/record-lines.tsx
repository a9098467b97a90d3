import { NOT_GIVEN, shownInWords } from '@portal/domain';
import type { PublicLidar, PublicPhotometer, Readiness } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import type { ReactNode } from 'react';
import type { PageLine } from './page-lines';

/** A value as displayed on a page. */
export const words = ({ control, decimals }: PageLine, value: unknown): ReactNode =>
  decimals !== undefined && typeof value === 'number' ? value.toFixed(decimals) : shownInWords(control, value);

/** Overrides for the lines that the fields of a record define. */
export interface LineOptions {
  /** Labels keyed by field, for those that depend on other values. */
  labels?: Readonly<Record<string, string>>;
  show?: (line: PageLine, value: unknown) => ReactNode;
}

/** The lines of a page, filled with the values of a record. */
export function recordLines(
  lines: readonly PageLine[],
  record: object,
  { labels = {}, show = words }: LineOptions = {},
): Definition[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return lines.map((line) => ({
    label: labels[line.name] ?? line.label,
    value: show(line, values.get(line.name) ?? null),
  }));
}

/** Labels the date by status, because one field holds the actual or the planned start of operation. */
export const dateLabels = ({ status }: PublicLidar | PublicPhotometer): Record<string, string> =>
  status?.code === 'operational' ? { planned_operation_date: 'Operational since' } : {};

/** A readiness as a chip: green if existing, amber if planned, red if not available. Other values are words. */
export const readinessAsChip = (line: PageLine, value: unknown): ReactNode =>
  line.isReadiness ? <ReadinessChip readiness={value as Readiness | null} /> : words(line, value);

function ReadinessChip({ readiness }: { readiness: Readiness | null }) {
  if (!readiness) return <Chip tone="neutral">{NOT_GIVEN}</Chip>;
  // An item without a colour must not look available.
  return <Chip tone={readiness.colour ?? 'danger'}>{readiness.name}</Chip>;
}
