import type { TypeItem } from '../types/type-item';
import type { TypeListName, TypeLists } from '../types/type-lists';

/** The value of a field in a form: as typed or chosen, else empty. */
export type FieldValue = string | readonly string[];

/** What a number is measured in. */
export type Unit = '°N' | '°E' | 'm' | 's';

/** A line of a field table. */
export interface Facts {
  /** Its name in forms, checklists, reports and histories. */
  label: string;
  /** Who may see its value: anyone on the public page, or the facility and the evaluators. */
  audience: 'public' | 'owner';
  /** The section of the form and of the data sheet in which it stands. */
  section?: string;
  /** Said below the field of a form. */
  hint?: string;
  unit?: Unit;
  /** Whether a form refuses to save without it; in a group of channels, only if that is offered. */
  required?: boolean | 'when_offered';
  /** Whether every lidar needs it in operation: one that lacks it counts against its compliance. */
  mandatory?: boolean;
  /** Whether an application is refused without it, or only warned. */
  submission?: 'required' | 'advised';
  /** Of which instrument there must be one for `submission` to count; without it, always. */
  given?: 'lidar' | 'photometer';
  /** The part of a capability that opens it, where not all fields of a record have the same rights. */
  part?: string;
  /** Its name on the public page, where that differs from the label. */
  pageLabel?: string;
  /** Decimals that the public page always shows. */
  pageDecimals?: number;
  /** Its name in open data, where that differs from its name with its unit. */
  openName?: string;
}

/** The control of a form in which a value is entered. */
export type Control = 'line' | 'lines' | 'email' | 'number' | 'choice' | 'day' | 'pictures' | 'channels';

/** The values that a number may have. */
export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
  step: number;
}

/** How a value is kept in the database; `null` for one that is kept elsewhere than in a column of its name. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'day' | 'texts' | null;

/**
 * A field: its facts, and the way of its value from a form over the API to the database and back. Each step is a method,
 * so that a field of some type is also a field of any type.
 */
export interface Field<
  Sent = unknown,
  Stored = unknown,
  Shown = unknown,
  Typed extends FieldValue = FieldValue,
> extends Facts {
  control: Control;
  column: ColumnKind;
  /** Set when no record is without a value. */
  always?: boolean;
  /** How long a text may be, in characters. */
  max?: number;
  /** The pattern of a text, and the message for a text that does not match. */
  pattern?: { matches: RegExp; says: string };
  /** Between which values a number must be. */
  range?: NumberRange;
  /** What a number without a range counts: more than 0 of it. */
  size?: 'metres' | 'seconds';
  /** The smallest step of a number. */
  step?: number;
  /** The name of the list from which it is chosen. */
  list?: TypeListName;
  /** The list of its values. */
  options?(lists: TypeLists): readonly TypeItem[];
  /** A value for tests and demonstrations. */
  sample: Shown;
  store(sent: Sent): Stored;
  show(stored: Stored, lists: TypeLists): Shown;
  /** Type of the value in a body of JSON; a form sends the typed text. */
  send(shown: Shown): Sent;
  typed(shown: Shown | null): Typed;
  read(typed: Typed, lists: TypeLists): Shown;
  /** The value as people read it, without its unit; empty when there is none. */
  words(shown: Shown): string;
  /** The value in open data. */
  open(shown: Shown): unknown;
}
