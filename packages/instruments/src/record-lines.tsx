import { lineInWords, NOT_GIVEN } from '@portal/domain';
import type { PageLine, Readiness } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { SheetValue } from '@portal/ui/core';
import type { ReactNode } from 'react';

/** Overrides for the lines that the fields of a record define. */
export interface LineOptions {
  /** Labels keyed by field, for those that depend on other values. */
  labels?: Readonly<Record<string, string>>;
  show?: (line: PageLine, value: unknown) => ReactNode;
}

/** The controls of values that need the whole width. */
const WIDE: ReadonlySet<PageLine['control']> = new Set(['lines', 'channels']);

/** The lines of a page, filled with the values of a record. */
export function recordLines(
  lines: readonly PageLine[],
  record: object,
  { labels = {}, show = lineInWords }: LineOptions = {},
): SheetValue[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return lines.map((line) => ({
    label: labels[line.name] ?? line.label,
    value: show(line, values.get(line.name) ?? null),
    isWide: WIDE.has(line.control),
  }));
}

/** A readiness as a chip: green if existing, amber if planned, red if not available. Other values are words. */
export const readinessAsChip = (line: PageLine, value: unknown): ReactNode =>
  line.isReadiness ? <ReadinessChip readiness={value as Readiness | null} /> : lineInWords(line, value);

function ReadinessChip({ readiness }: { readiness: Readiness | null }) {
  if (!readiness) return <Chip tone="neutral">{NOT_GIVEN}</Chip>;
  // An item without a colour must not look available.
  return <Chip tone={readiness.colour ?? 'danger'}>{readiness.name}</Chip>;
}
