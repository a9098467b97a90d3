import { TYPE_LISTS } from '../types/type-lists';
import type { Control, Field, Unit } from './field';
import { degrees, namesOf, type Fields } from './record';
import { shownInWords } from './words';

/** A line of a public page: the properties it takes from the record table. */
export interface PageLine {
  name: string;
  label: string;
  control: Control;
  unit?: Unit | undefined;
  /** Whether the value is a readiness: existing, planned or not available. */
  isReadiness?: boolean;
}

const isReadiness = ({ list }: Field) => list !== undefined && TYPE_LISTS[list].some((item) => 'planned' in item);

const labelOf = ({ label, pageLabel = label, unit }: Field) =>
  unit === undefined ? pageLabel : `${pageLabel} (${unit})`;

/** The lines of a page: the public fields of a record in the order of its form, without pictures. */
export const pageLines = (fields: Fields, isSelected: (field: Field) => boolean = () => true): PageLine[] =>
  namesOf(fields, (field) => field.audience === 'public' && field.control !== 'pictures' && isSelected(field)).map(
    (name) => {
      const field = fields[name] as Field;
      return {
        name,
        label: labelOf(field),
        control: field.control,
        unit: field.unit,
        ...(isReadiness(field) && { isReadiness: true }),
      };
    },
  );

/** A value of a line in words; empty if there is none. Its unit is in the label; a coordinate has its side as well. */
export const lineInWords = ({ control, unit }: PageLine, value: unknown): string =>
  degrees(value, unit) ?? shownInWords(control, value);

/** Labels keyed by field: the date of an instrument is that of its planned start until it is in operation. */
export const dateLabels = ({ status }: { status?: { code: string } | null }): Readonly<Record<string, string>> =>
  status?.code === 'operational' ? { planned_operation_date: 'Operational since' } : {};
