import { namesOf, TYPE_LISTS } from '@portal/domain';
import type { Control, Field, Fields } from '@portal/domain';

/** A line of a public page: what it needs of the table of its record. */
export interface PageLine {
  name: string;
  label: string;
  control: Control;
  decimals?: number | undefined;
  /** Whether its value says that something is there, planned or not. */
  isReadiness?: boolean;
}

const isReadiness = ({ list }: Field) => list !== undefined && TYPE_LISTS[list].some((item) => 'planned' in item);

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
        ...(isReadiness(field) && { isReadiness: true }),
      };
    },
  );
