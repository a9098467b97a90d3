import { namesOf } from '@portal/domain';
import type { Control, Field, Fields, TypeListName } from '@portal/domain';

/** A line of a public page: what it needs of the table of its record. */
export interface PageLine {
  name: string;
  label: string;
  control: Control;
  decimals?: number | undefined;
  /** Whether its value says that something is there, planned or not. */
  isReadiness?: boolean;
}

const READINESS_LISTS: readonly (TypeListName | undefined)[] = ['instrument/additional-function', 'instrument/feature'];

const labelOf = ({ label, pageLabel = label, unit }: Field) =>
  unit === undefined ? pageLabel : `${pageLabel} (${unit})`;

/** The lines of a page: public fields of a record in the order of its form. Pictures are shown elsewhere. */
export const pageLines = (fields: Fields, isSelected: (field: Field) => boolean = () => true): PageLine[] =>
  namesOf(fields, (field) => field.audience === 'public' && field.control !== 'pictures' && isSelected(field)).map(
    (name) => {
      const field = fields[name] as Field;
      return {
        name,
        label: labelOf(field),
        control: field.control,
        decimals: field.pageDecimals,
        ...(READINESS_LISTS.includes(field.list) && { isReadiness: true }),
      };
    },
  );
