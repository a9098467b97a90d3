/**
 * A value of a type list, as served. The code is immutable and unique in its list, so it also serves as `_id`, and
 * seeds, rules and tests need no lookup. Clients treat `_id` as opaque. Rules use codes and attributes, never names; a
 * missing attribute counts as false.
 */
export interface TypeItem<Code extends string = string> {
  _id: string;
  code: Code;
  name: string;
  /** Position in the list, from 1. */
  order: number;
}

/**
 * Creates a list whose items have the given attributes: `listOf<Attributes>()(rows)`. The codes are inferred from the
 * rows, so that other codes do not compile. The position of a row is its order.
 */
export const listOf =
  <Attributes extends object = object>() =>
  <const Code extends string>(
    rows: readonly (Attributes & { code: Code; name: string })[],
  ): readonly (TypeItem<Code> & Attributes)[] =>
    rows.map((row, at) => ({ ...row, _id: row.code, order: at + 1 }));

/** The item with this code (which is also its `_id`); `null` if there is none. */
export const byCode = <Item extends TypeItem>(list: readonly Item[], code: string | null | undefined): Item | null =>
  list.find((item) => item.code === code) ?? null;
