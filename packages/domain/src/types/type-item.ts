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

/** A value as it is written in its list; its place there gives the rest. */
export type Row<Item extends TypeItem> = Omit<Item, '_id' | 'order'>;

/** Turns rows into a list: the position in the source is the order. */
export const listed = <R extends { code: string }>(
  rows: readonly R[],
): readonly (R & { _id: string; order: number })[] => rows.map((row, at) => ({ ...row, _id: row.code, order: at + 1 }));

/** The item with this code (or `_id`, which is the same), or `null`. */
export const byCode = <Item extends TypeItem>(list: readonly Item[], code: string | null | undefined): Item | null =>
  list.find((item) => item.code === code) ?? null;
