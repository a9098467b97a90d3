import { byCode } from '@portal/domain';
import type { TypeItem } from '@portal/domain';

/** A recognisable record id: number 7 ends in `…0007`. */
export const anId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The item of a type list with a code. Throws if the code is unknown. */
export function itemOf<Item extends TypeItem>(list: readonly Item[], code: string): Item {
  const item = byCode(list, code);
  if (!item) throw new Error(`The list has no value with the code ${code}.`);
  return item;
}
