import { NOT_GIVEN, shownInWords } from '@portal/domain';
import type { PublicLidar, PublicPhotometer, Readiness } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import type { ReactNode } from 'react';
import type { PageLine } from './page-lines';

/** A value as a page shows it. */
export const words = ({ control, decimals }: PageLine, value: unknown): ReactNode =>
  decimals !== undefined && typeof value === 'number' ? value.toFixed(decimals) : shownInWords(control, value);

/** How the lines of a record differ from those that its fields give. */
export interface LineOptions {
  /** Labels by field, where something else decides on them. */
  labels?: Readonly<Record<string, string>>;
  show?: (line: PageLine, value: unknown) => ReactNode;
}

/** The lines of a page with the values of a record. */
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

/** One field serves both: when operation began, or when it shall begin. */
export const dateLabels = ({ status }: PublicLidar | PublicPhotometer): Record<string, string> =>
  status?.code === 'operational' ? { planned_operation_date: 'Operational since' } : {};

/** A function or feature as a chip, green when there, amber when planned, red when not; anything else in words. */
export const readinessAsChip = (line: PageLine, value: unknown): ReactNode =>
  line.isReadiness ? <ReadinessChip readiness={value as Readiness | null} /> : words(line, value);

function ReadinessChip({ readiness }: { readiness: Readiness | null }) {
  if (!readiness) return <Chip tone="neutral">{NOT_GIVEN}</Chip>;
  // An item that does not say its colour is not known to be any good.
  return <Chip tone={readiness.colour ?? 'danger'}>{readiness.name}</Chip>;
}
