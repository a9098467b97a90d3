import { namesOf } from '@portal/domain';
import type { Field, Fields, PublicLidar, PublicPhotometer, Readiness } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import type { ReactNode } from 'react';

/** Labels of fields on the page of a record; units are in the labels. */
const labelOf = ({ label, pageLabel = label, unit }: Field) =>
  unit === undefined ? pageLabel : `${pageLabel} (${unit})`;

/** A value as a page shows it. */
const words = ({ pageDecimals, ...field }: Field, value: unknown): ReactNode =>
  pageDecimals !== undefined && typeof value === 'number' ? value.toFixed(pageDecimals) : field.words(value);

/** How the lines of a record differ from those that its fields give. */
export interface LineOptions {
  isAsked?: (field: Field, name: string) => boolean;
  /** Labels by field, where something else decides on them. */
  labels?: Readonly<Record<string, string>>;
  show?: (field: Field, value: unknown) => ReactNode;
}

/** The lines of a page: the public fields of a record in the order of its form. Pictures are shown elsewhere. */
export function recordLines(
  fields: Fields,
  record: object,
  { isAsked = () => true, labels = {}, show = words }: LineOptions = {},
): Definition[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return namesOf(fields, ({ audience, control }) => audience === 'public' && control !== 'pictures').flatMap((name) => {
    const field = fields[name];
    return field && isAsked(field, name)
      ? [{ label: labels[name] ?? labelOf(field), value: show(field, values.get(name) ?? null) }]
      : [];
  });
}

/** One field serves both: when operation began, or when it shall begin. */
export const dateLabels = ({ status }: PublicLidar | PublicPhotometer): Record<string, string> =>
  status?.code === 'operational' ? { planned_operation_date: 'Operational since' } : {};

/** A function or feature as a chip: green when there, amber when planned, red when not. */
export function readinessChip(_field: Field, value: unknown): ReactNode {
  const readiness = value as Readiness | null;
  // An item that does not say its colour is not known to be any good.
  return readiness ? (
    <Chip tone={readiness.colour ?? 'danger'}>{readiness.name}</Chip>
  ) : (
    <Chip tone="neutral">N/A</Chip>
  );
}
