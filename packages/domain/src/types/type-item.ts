/**
 * One value of a type list, as it is served. The code is immutable and unique in its list, so it is the `_id` too:
 * seeds, rules and tests agree without looking anything up. Clients treat `_id` as opaque.
 * Rules look at codes and attributes, never at names; an attribute that is missing counts as false.
 */
export interface TypeItem<Code extends string = string> {
  _id: string;
  code: Code;
  name: string;
  /** Position in the list, from 1. */
  order: number;
}

/**
 * Makes a list whose items have these attributes: `listOf<Attributes>()(rows)`. The codes are inferred from the rows, so
 * that another one does not compile; the position of a row is its order.
 */
export const listOf =
  <Attributes extends object = object>() =>
  <const Code extends string>(
    rows: readonly (Attributes & { code: Code; name: string })[],
  ): readonly (TypeItem<Code> & Attributes)[] =>
    rows.map((row, at) => ({ ...row, _id: row.code, order: at + 1 }));

/** The item with this code (or `_id`, which is the same), or `null`. */
export const byCode = <Item extends TypeItem>(list: readonly Item[], code: string | null | undefined): Item | null =>
  list.find((item) => item.code === code) ?? null;
