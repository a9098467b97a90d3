import { byCode, COMPLIANCES, isEvaluated, type AspectFields, type Reviewer, type View } from '@portal/domain';
import type { EvaluationRow } from './evaluations.store';

const toReviewer = ({ reviewer }: EvaluationRow): Reviewer | null =>
  reviewer && { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName };

const fieldsOf = (aspect: string, evaluation: EvaluationRow | undefined, view: View) => [
  [`${aspect}_compliance`, byCode(COMPLIANCES, evaluation?.compliance)],
  [`${aspect}_comments`, evaluation?.comments ?? null],
  [`${aspect}_recommendations`, evaluation?.recommendations ?? null],
  [`${aspect}_evaluation_date`, evaluation?.evaluatedAt ? Math.floor(evaluation.evaluatedAt.getTime() / 1000) : null],
  [`${aspect}_reviewer`, evaluation && view === 'full' ? toReviewer(evaluation) : null],
];

/** Owners see evaluations from the preliminary report on, and never drafts. */
const isShown = ({ status, evaluatedAt }: EvaluationRow, view: View) =>
  view === 'full' || (isEvaluated(status) && evaluatedAt !== null);

/** The evaluation of one instrument, as far as it may be seen; what may not is `null`, as if it were not there. */
export function aspectFields<Aspect extends string>(
  aspects: readonly Aspect[],
  evaluations: readonly EvaluationRow[],
  view: View,
): AspectFields<Aspect> {
  const shown = evaluations.filter((evaluation) => isShown(evaluation, view));
  const fields = aspects.flatMap((aspect) =>
    fieldsOf(
      aspect,
      shown.find((evaluation) => evaluation.aspect === aspect),
      view,
    ),
  );
  return Object.fromEntries(fields) as AspectFields<Aspect>;
}
