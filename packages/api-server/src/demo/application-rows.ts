import { randomUUID } from 'node:crypto';
import type { StaffMember } from './accounts';
import type { Chooser } from './chooser';
import type { ApplicationRow, EvaluationRow } from './demo.store';
import { evaluationRows } from './evaluation-rows';
import { RESET_REASONS } from './history';
import type { Judgement } from './judgements';
import type { Round } from './rounds';
import type { ProgressName } from './stories';

export interface Application {
  row: ApplicationRow;
  evaluations: EvaluationRow[];
}

interface Circumstances {
  facilityId: string;
  judgements: readonly Judgement[];
  /** Of the present round; earlier ones are done. */
  progress: ProgressName;
  staffId: (member: StaffMember) => string;
  choose: Chooser;
}

/** A round as a row, with its verdicts. Reports and plans are not there yet: their ids would be set here. */
export function application(facts: Round, circumstances: Circumstances): Application {
  const id = randomUUID();
  const { facilityId, judgements, staffId, choose } = circumstances;
  const { round, status, submittedAt, evaluatedAt, preliminaryAcceptance, acceptance, archived } = facts;
  const progress = archived ? 'done' : circumstances.progress;
  return {
    row: {
      id,
      facilityId,
      round,
      isCurrent: archived === null,
      status,
      submittedAt,
      evaluatedAt,
      preliminaryAcceptance,
      acceptance,
      ...(archived && {
        archivedAt: archived.at,
        archivedById: staffId('administrator'),
        archiveReason: RESET_REASONS[archived.by],
      }),
      createdAt: facts.startedAt,
      updatedAt: archived?.at ?? facts.lastAt,
    },
    evaluations: facts.reviewedAt
      ? evaluationRows(judgements, { applicationId: id, progress, endedAt: facts.reviewedAt, staffId, choose })
      : [],
  };
}
