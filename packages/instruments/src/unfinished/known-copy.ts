import type { UnfinishedCopy } from '@portal/domain';
import { rebased } from '@portal/ui/form';
import type { DraftBase } from '@portal/ui/form';
import { isSameInput } from './is-same-input';
import { mergedCopies } from './merged-copies';

/** What a form knows of its unfinished copy, and what of it is not from this form. */
export interface KnownCopy extends DraftBase {
  /** The copy without the input of this form; `null` if there would be none. */
  found: object | null;
  /** The values of the form without input. */
  initial: object;
}

/** The values from which input here and elsewhere began; `null` if they are not known. */
const baseOf = ({ version, kept, initial }: KnownCopy) => kept ?? (version === 0 ? initial : null);

/** After the copy was saved or discarded. */
export const gone = (copy: KnownCopy): KnownCopy => ({ ...copy, version: 0, kept: null, found: null });

/** After the copy was changed elsewhere (`null`: saved or discarded there), and nothing of it here. */
export function changedElsewhere(copy: KnownCopy, theirs: UnfinishedCopy | null): KnownCopy {
  if (!theirs) return gone(copy);
  const base = baseOf(copy);
  // What was found, with what was typed elsewhere since.
  const found = base ? rebased(copy.found ?? copy.initial, base, theirs.values) : theirs.values;
  return { ...copy, version: theirs.version, kept: theirs.values, found };
}

/** As before, while the form goes on from that state with these values. */
export const continuedWith = (copy: KnownCopy, theirs: UnfinishedCopy, values: object): KnownCopy => ({
  ...changedElsewhere(copy, theirs),
  kept: isSameInput(theirs.values, values) ? values : theirs.values,
});

/** Merges another state of the copy with the input of the form. */
export const mergedWith = (copy: KnownCopy, theirs: UnfinishedCopy, mine: object) =>
  mergedCopies(theirs.values, mine, baseOf(copy));

/**
 * What the input of a form goes on from if it is taken back once the copy is without it. Beside text from elsewhere, that
 * is what the form had found: since the copy has another version by then, both are merged when the form is opened.
 */
export function baseOnceBack(before: KnownCopy, after: KnownCopy): DraftBase {
  const found = before.found ?? before.initial;
  const isAlone = after.found === null || isSameInput(after.found, found);
  return isAlone ? after : { version: before.version, kept: found };
}
