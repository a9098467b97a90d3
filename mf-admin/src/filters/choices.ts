import type { FilterChip } from '@portal/ui/filter';
import type { Choice } from '@portal/ui/form';

/** A filter of a table: its choices, its value, and the label for no choice. */
export interface Filter {
  label: string;
  any: string;
  options: readonly Choice[];
  /** Empty for no filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A value if it is among the choices, otherwise an empty string, since the server would refuse it. */
export const knownIn = (options: readonly Choice[], value: string) =>
  options.some((option) => option.value === value) ? value : '';

/** The names of the parameters whose values in the URL are none of the filter's. */
export const unknownAmong = (filters: readonly (readonly [name: string, text: string, known: string])[]) =>
  filters.filter(([, text, known]) => text !== known).map(([name]) => name);

/** The chip of a filter; none while the filter is not set. */
export function chipOf({ label, options, value, onChange }: Filter): FilterChip[] {
  if (value === '') return [];
  const chosen = options.find((option) => option.value === value);
  return [{ label, value: chosen?.label ?? '…', onRemove: () => onChange('') }];
}
