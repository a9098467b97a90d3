import { byCode } from '@portal/domain';
import type { TypeItem } from '@portal/domain';

/** A record id that a test can recognise: number 7 ends in `…0007`. */
export const anId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The value of a type list with this code. Throws for an unknown code. */
export function itemOf<Item extends TypeItem>(list: readonly Item[], code: string): Item {
  const item = byCode(list, code);
  if (!item) throw new Error(`The list has no value with the code ${code}.`);
  return item;
}
