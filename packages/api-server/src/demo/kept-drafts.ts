import type { Application } from './application-rows';
import type { EvaluationRow } from './demo.store';

/**
 * The texts from before an application was returned, as drafts of the round in which it was submitted again, except
 * those on the rebuilt instrument. Empty if evaluations have been given since.
 */
export function keptDrafts(
  rounds: readonly Application[],
  { facility, rebuilt }: { facility: string; rebuilt: string | undefined },
): EvaluationRow[] {
  const [former, present] = rounds.slice(-2);
  const at = present?.row.submittedAt;
  if (!former?.isReturned || !present || !at || present.evaluations.length > 0) return [];
  return former.evaluations
    .filter(({ targetId }) => targetId !== rebuilt && targetId !== facility)
    .map((evaluation) => ({
      ...evaluation,
      applicationId: present.row.id,
      suggestion: null,
      evaluatedAt: null,
      createdAt: at,
      updatedAt: at,
    }));
}
