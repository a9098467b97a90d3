import { EVALUATION_FIELDS, shownOf, type EditedVerdict, type TypeLists, type View } from '@portal/domain';
import type { StoredVerdict } from './evaluation.store';

const NO_VERDICT: EditedVerdict = {
  compliance: null,
  comments: null,
  recommendations: null,
  evaluation_date: null,
  reviewer: null,
  version: 0,
};

/** A verdict as far as it may be seen: owners see no drafts, and not who judged. */
export function toVerdict(stored: StoredVerdict | undefined, view: View, lists: TypeLists): EditedVerdict {
  const { evaluatedAt, reviewer } = stored ?? {};
  if (!stored || (view !== 'full' && !evaluatedAt)) return NO_VERDICT;
  return {
    ...shownOf(EVALUATION_FIELDS, stored, lists),
    evaluation_date: evaluatedAt ? Math.floor(evaluatedAt.getTime() / 1000) : null,
    reviewer:
      reviewer && view === 'full'
        ? { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName }
        : null,
    version: stored.version,
  };
}
