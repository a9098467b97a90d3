import { changes } from '@portal/domain';
import { mergedVersions, rebased } from '@portal/ui/form';

/** What an unfinished copy can become after it was typed on both here and elsewhere. */
export interface MergedCopies {
  /** The text of both; in fields changed in both, mine. */
  mine: object;
  /** The text of both; in fields changed in both, theirs. */
  theirs: object;
  /** The other copy with my text in the fields that are to be chosen. */
  contested: object;
  isContested: boolean;
}

const contentOf = ({ version: _version, ...content }: { version?: unknown }): object => content;

/** The server leaves out pictures that the reader cannot save: that one is missing does not mean that it was removed. */
function withPictures(theirs: object, mine: object): object {
  const [others, own] = [theirs, mine].map((values): unknown => Reflect.get(values, 'pictures'));
  return Array.isArray(others) && others.length === 0 && own ? { ...theirs, pictures: own } : theirs;
}

/**
 * Merges the unfinished copy with the input of a form by the values that both continued, if they are known. The result
 * keeps the version of the form, so that saving it is noticed if the instrument itself was saved in the meantime.
 */
export function mergedCopies(theirs: object, mine: object, base: object | null): MergedCopies {
  const there = withPictures(contentOf(theirs), mine);
  const merged = mergedVersions(there, contentOf(mine), base && contentOf(base));
  // In the order of the form, whose values are compared as text.
  const inForm = (values: object) => rebased(mine, mine, { ...mine, ...contentOf(values) });
  const contested = contentOf(merged.contested);
  return {
    mine: inForm(merged.mine),
    theirs: inForm(merged.theirs),
    contested,
    isContested: changes(there, contested).length > 0,
  };
}
