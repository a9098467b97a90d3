import type { TypeItem } from '../types/type-item';
import type { TypeListName, TypeLists } from '../types/type-lists';

/** The value of a field in a form, as typed or chosen; empty if there is none. */
export type FieldValue = string | readonly string[];

export type Unit = '°N' | '°E' | 'm' | 's';

/** The properties of a field in a field table. */
export interface Facts {
  /** The name in forms, self-checks, reports and histories. */
  label: string;
  /** Public, or visible to the facility and the evaluators only. */
  audience: 'public' | 'owner';
  section?: string;
  hint?: string;
  unit?: Unit;
  /** Whether a save requires it; `when_offered`: only in a channel group that is offered. */
  required?: boolean | 'when_offered';
  /** Whether every lidar must have it in operation. A missing one reduces the suggested compliance. */
  mandatory?: boolean;
  /** Whether a missing value prevents the submission of an application, or only causes a warning. */
  submission?: 'required' | 'advised';
  /** `submission` applies only to facilities with such an instrument; if absent, to all. */
  given?: 'lidar' | 'photometer';
  /** The part of a capability that covers it, if the fields of the record have different rights. */
  part?: string;
  /** The name on the public page, if it differs from the label. */
  pageLabel?: string;
  /** The name in open data, if it differs from the field name with its unit. */
  openName?: string;
}

export type Control = 'line' | 'lines' | 'email' | 'number' | 'choice' | 'day' | 'pictures' | 'channels';

export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
  step: number;
}

/** The kind of database column; `null` if the value is not stored in a column of the field's name. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'day' | 'texts' | null;

/**
 * A field: its properties, and the conversions of its value between form, API and database. The conversions are
 * methods, not function properties, so that their parameters are bivariant and every field is assignable to `Field`.
 */
export interface Field<
  Sent = unknown,
  Stored = unknown,
  Shown = unknown,
  Typed extends FieldValue = FieldValue,
> extends Facts {
  control: Control;
  column: ColumnKind;
  /** Whether every record has a value. */
  always?: boolean;
  /** The maximum length of a text, in characters. */
  max?: number;
  /** The pattern of a text, with the message for other texts. */
  pattern?: { matches: RegExp; says: string };
  /** Whether a text is the name of a person or a facility, which has no web address in it. */
  isName?: boolean;
  range?: NumberRange;
  /** The unit of a number without a range, which must be more than 0. */
  size?: 'metres' | 'seconds';
  step?: number;
  /** The name of the type list of a choice. */
  list?: TypeListName;
  options?(lists: TypeLists): readonly TypeItem[];
  /** A value for tests and demonstrations. */
  sample: Shown;
  store(sent: Sent): Stored;
  show(stored: Stored, lists: TypeLists): Shown;
  /** The value in a JSON body. A form sends the typed text instead. */
  send(shown: Shown): Sent;
  typed(shown: Shown | null): Typed;
  read(typed: Typed, lists: TypeLists): Shown;
  /** The value in words, without its unit; empty if there is none. */
  words(shown: Shown): string;
  open(shown: Shown): unknown;
}
