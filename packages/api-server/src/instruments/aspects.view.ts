import { byCode, COMPLIANCES, isEvaluated, type AspectFields, type Reviewer, type View } from '@portal/domain';
import type { VerdictRow } from './verdicts.store';

const toReviewer = ({ reviewer }: VerdictRow): Reviewer | null =>
  reviewer && { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName };

const fieldsOf = (aspect: string, verdict: VerdictRow | undefined, view: View) => [
  [`${aspect}_compliance`, byCode(COMPLIANCES, verdict?.compliance)],
  [`${aspect}_comments`, verdict?.comments ?? null],
  [`${aspect}_recommendations`, verdict?.recommendations ?? null],
  [`${aspect}_evaluation_date`, verdict?.evaluatedAt ? Math.floor(verdict.evaluatedAt.getTime() / 1000) : null],
  [`${aspect}_reviewer`, verdict && view === 'full' ? toReviewer(verdict) : null],
];

/** Owners see verdicts from the preliminary report on, and never drafts. */
const isShown = ({ status, evaluatedAt }: VerdictRow, view: View) =>
  view === 'full' || (isEvaluated(status) && evaluatedAt !== null);

/** The evaluation of one instrument, as far as it may be seen; what may not is `null`, as if it were not there. */
export function aspectFields<Aspect extends string>(
  aspects: readonly Aspect[],
  verdicts: readonly VerdictRow[],
  view: View,
): AspectFields<Aspect> {
  const shown = verdicts.filter((verdict) => isShown(verdict, view));
  const fields = aspects.flatMap((aspect) =>
    fieldsOf(
      aspect,
      shown.find((verdict) => verdict.aspect === aspect),
      view,
    ),
  );
  return Object.fromEntries(fields) as AspectFields<Aspect>;
}
