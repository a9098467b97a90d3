import {
  epochSeconds,
  EVALUATION_FIELDS,
  isEvaluated,
  NOT_EVALUATED,
  shownOf,
  underAspect,
  type AspectFields,
  type Reviewer,
  type TypeLists,
  type View,
} from '@portal/domain';
import type { EvaluationRow } from './instruments.store';

/** The evaluations of an instrument, the view that limits them, and the names of values. */
export interface Showing {
  evaluations: readonly EvaluationRow[];
  view: View;
  lists: TypeLists;
}

const toReviewer = ({ reviewer }: EvaluationRow): Reviewer | null =>
  reviewer && { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName };

function fieldsOf(aspect: string, evaluation: EvaluationRow | undefined, { view, lists }: Showing) {
  const shown = {
    evaluation_date: evaluation?.evaluatedAt ? epochSeconds(evaluation.evaluatedAt) : null,
    reviewer: evaluation && view === 'full' ? toReviewer(evaluation) : null,
    ...shownOf(EVALUATION_FIELDS, evaluation ?? NOT_EVALUATED, lists),
  };
  return underAspect<unknown>(aspect, shown);
}

/** Owners see evaluations from the preliminary report on, and never drafts. */
const isShown = ({ status, evaluatedAt }: EvaluationRow, view: View) =>
  view === 'full' || (isEvaluated(status) && evaluatedAt !== null);

/** The evaluation of an instrument in a view; hidden fields are `null`, the same as missing ones. */
export function aspectFields<Aspect extends string>(
  aspects: readonly Aspect[],
  showing: Showing,
): AspectFields<Aspect> {
  const shown = showing.evaluations.filter((evaluation) => isShown(evaluation, showing.view));
  const fields = aspects.map((aspect) =>
    fieldsOf(
      aspect,
      shown.find((evaluation) => evaluation.aspect === aspect),
      showing,
    ),
  );
  return Object.assign({}, ...fields) as AspectFields<Aspect>;
}
