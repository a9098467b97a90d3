import { answersFor, EVALUATION_KIND_WORDS, type AuditAction, type RegularEvaluationStatus } from '@portal/domain';
import { holdersOf } from '../../labelling/facilities/owner-and-deputies';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { Actor } from '../../platform/process/app-types';
import type { EvaluationRow } from './evaluations.store';
import { yearOfEvaluation } from './evaluations.view';

type Named = Pick<EvaluationRow, 'kind' | 'openedForYear' | 'openedOn'>;

/** An evaluation in words, such as "yearly evaluation 2027". */
export const nameOfEvaluation = (evaluation: Named): string =>
  `${EVALUATION_KIND_WORDS[evaluation.kind].toLowerCase()} ${yearOfEvaluation(evaluation)}`;

/** What the log says of a step of the centre by an owner or a deputy of the facility, which only an administrator takes. */
export const byOwner = (actor: Actor, loaded: LoadedFacility) =>
  answersFor(actor, holdersOf(loaded)) ? { byOwner: true } : {};

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

/**
 * The line of an evaluation in the audit log, which the history of the facility shows too. Texts stay in the evaluation,
 * but for a report that was corrected, which is read nowhere else.
 */
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
