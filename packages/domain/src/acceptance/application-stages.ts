import type { InitialAcceptance } from './initial-acceptance';
import type { AcceptanceStatusCode } from './status';

/** The stages of an application, in order, from its draft to the end of initial acceptance. */
const APPLICATION_STAGES = ['Application', 'Evaluation', 'Preliminary report', 'Upgrade plan', 'Final report'] as const;
const INVITATION = 'Invitation';
export type ApplicationStage = (typeof APPLICATION_STAGES)[number] | typeof INVITATION;

type Facts = Pick<
  InitialAcceptance,
  'status' | 'can_issue_preliminary_report' | 'preliminary_acceptance' | 'user_file'
>;

const STAGE_OF: Readonly<Record<AcceptanceStatusCode, (facts: Facts) => ApplicationStage | null>> = {
  registered: () => INVITATION,
  invited: () => 'Application',
  draft: () => 'Application',
  submitted: ({ can_issue_preliminary_report }) => (can_issue_preliminary_report ? 'Preliminary report' : 'Evaluation'),
  preliminary_report_issued: ({ preliminary_acceptance }) =>
    preliminary_acceptance?.code === 'conditionally' ? 'Upgrade plan' : 'Final report',
  waiting_final_report: () => 'Final report',
  evaluated: () => null,
};

/** `skipped`: the application passed the stage without using it. */
export type StageState = 'done' | 'current' | 'ahead' | 'skipped';

/**
 * Every stage with its state, in order; all are over once initial acceptance is complete. The invitation is a stage only
 * until it is sent: an application may begin without one, and then it would be neither done nor ahead.
 */
export function stagesOf(facts: Facts): { stage: ApplicationStage; state: StageState }[] {
  const present = STAGE_OF[facts.status.code](facts);
  const stages: readonly ApplicationStage[] =
    present === INVITATION ? [INVITATION, ...APPLICATION_STAGES] : APPLICATION_STAGES;
  const current = present === null ? stages.length : stages.indexOf(present);
  const isSkipped = (stage: ApplicationStage) => stage === 'Upgrade plan' && facts.user_file === null;
  return stages.map((stage, at) => {
    if (at >= current) return { stage, state: at === current ? 'current' : 'ahead' };
    return { stage, state: isSkipped(stage) ? 'skipped' : 'done' };
  });
}
