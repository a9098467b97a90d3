import type { TypeItem } from '../types/type-item';

/** What people call a field, wherever it stands: form, checklist, history, report. */
export interface Field {
  label: string;
  unit?: string;
  /** Said below the field of a form. */
  hint?: string;
  /** The smallest step of a number. */
  step?: number;
  /** What it is chosen from; the form holds the code. */
  list?: readonly TypeItem[];
}

/** The value of a field in a form: what was typed or chosen, empty when nothing was. */
export type FieldValue = string | readonly string[];

/** A value as a form starts with it. */
export const typed = (value: string | number | null | undefined) => (value ?? '') + '';

/** The chosen item of a list as a form starts with it. */
export const chosen = (item: TypeItem | null | undefined) => item?.code ?? '';
