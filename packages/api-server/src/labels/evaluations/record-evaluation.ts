import { EVALUATION_KIND_WORDS, type AuditAction, type RegularEvaluationStatus } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { EvaluationRow } from './evaluations.store';
import { yearOfEvaluation } from './evaluations.view';

type Named = Pick<EvaluationRow, 'kind' | 'openedForYear' | 'openedOn'>;

/** An evaluation in words, such as "yearly evaluation 2027". */
export const nameOfEvaluation = (evaluation: Named): string =>
  `${EVALUATION_KIND_WORDS[evaluation.kind].toLowerCase()} ${yearOfEvaluation(evaluation)}`;

interface Recorded {
  /** As it was before, of an action that changes its status. */
  evaluation: EvaluationRow;
  action: AuditAction;
  /** Undefined for the portal itself. */
  actorId?: string | undefined;
  /** The status that it enters. */
  enters?: RegularEvaluationStatus;
  values?: Record<string, unknown>;
}

/** The line of an evaluation in the audit log, which the history of the facility shows too. Texts stay in the evaluation. */
export const recordEvaluation = (
  tx: Db,
  { evaluation, action, actorId, enters, values = {} }: Recorded,
): Promise<void> =>
  writeAudit(tx, {
    actorId,
    action,
    objectKind: 'regular-evaluation',
    objectId: evaluation.id,
    objectName: nameOfEvaluation(evaluation),
    facilityId: evaluation.facilityId,
    ...(enters && { oldValue: { status: evaluation.status } }),
    newValue: { ...(enters && { status: enters }), ...values },
  });
