import {
  epochSeconds,
  EVALUATION_FIELDS,
  NOT_EVALUATED,
  shownOf,
  type EditedEvaluation,
  type TypeLists,
  type View,
} from '@portal/domain';
import type { StoredEvaluation } from './evaluation.store';

const NO_EVALUATION: EditedEvaluation = {
  ...shownOf(EVALUATION_FIELDS, NOT_EVALUATED),
  evaluation_date: null,
  reviewer: null,
  version: 0,
};

/** An evaluation in a view: owners see neither drafts nor the evaluator. */
export function toEvaluation(stored: StoredEvaluation | undefined, view: View, lists: TypeLists): EditedEvaluation {
  const { evaluatedAt, reviewer } = stored ?? {};
  if (!stored || (view !== 'full' && !evaluatedAt)) return NO_EVALUATION;
  return {
    ...shownOf(EVALUATION_FIELDS, stored, lists),
    evaluation_date: epochSeconds(evaluatedAt ?? null),
    reviewer:
      reviewer && view === 'full'
        ? { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName }
        : null,
    version: stored.version,
  };
}
