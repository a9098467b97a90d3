import { isEqual, rebased } from './rebased';

/** The values of a form, which may have a version. */
export type Values = Readonly<Record<string, unknown>>;

/** Values with the ones that each field had before it was changed. Where both are equal, nothing was typed. */
export interface Typed {
  values: Values;
  base: Values;
}

/**
 * The draft that several tabs share, after one of them has written. A field changed in this tab since it wrote last is
 * taken from it; of the others, those with text in the shared draft stay as they are.
 */
export function writtenOver(stored: Typed, mine: Typed, lastWritten: Values): Typed {
  const field = (own: Values, shared: Values) =>
    rebased(rebased(own, stored.base, stored.values, shared), lastWritten, mine.values, own);
  return {
    values: inOlder(field(mine.values, stored.values), mine.values, stored.values),
    base: inOlder(field(mine.base, stored.base), mine.base, stored.base),
  };
}

/** The draft without the text that a tab has written; `null` if other tabs have typed nothing. */
export function writtenElsewhere(stored: Typed, lastWritten: Values): Typed | null {
  const values = rebased(stored.base, lastWritten, stored.values);
  return isSameContent(values, stored.base) ? null : { values, base: stored.base };
}

/** A draft as the form of a record shows it: what was typed, over the present values. It keeps its version. */
export function restoredOver(initial: Values, stored: Typed): Typed {
  const { values, base } = stored;
  return {
    values: inVersion(rebased(initial, base, values), values),
    base: inVersion(rebased(initial, base, values, base), base),
  };
}

/** Whether two forms have equal values, in whatever version. */
export const isSameContent = (left: Values, right: Values) => isEqual(withoutVersion(left), withoutVersion(right));

const withoutVersion = ({ version: _version, ...content }: Values) => content;

const inVersion = (values: Values, { version }: Values): Values =>
  version === undefined ? values : { ...values, version };

/** In the older of two versions, so that saving the values of both is detected as a conflict. */
const inOlder = (values: Values, one: Values, other: Values) =>
  inVersion(values, Number(other['version']) < Number(one['version']) ? other : one);
