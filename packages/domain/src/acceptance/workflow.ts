import { CATALOGUE } from '../errors/catalogue';
import type { Code } from '../errors/catalogue';
import { can, isAdministrator } from '../permissions/permissions';
import type { Permission, PermissionHolder } from '../permissions/permissions';
import type { AcceptanceCode } from '../types/type-lists';
import { canIssueFinalReport, canIssuePreliminaryReport } from './readiness';
import type { AcceptanceStatusCode } from './status';

export type Step =
  | 'invite'
  | 'save'
  | 'submit'
  | 'issuePreliminary'
  | 'addUpgradePlan'
  | 'issueFinal'
  | 'reopen'
  | 'returnToFacility'
  | 'withdraw';

/** User ids. Deputies may read and edit the facility like its owner. */
export interface OwnerAndDeputies {
  ownerId: string;
  deputyIds: readonly string[];
}

export interface ApplicationFacts extends OwnerAndDeputies {
  status: AcceptanceStatusCode;
  fullyEvaluated: boolean;
  preliminaryAcceptance: AcceptanceCode | null;
  hasUpgradePlan: boolean;
}

export interface Actor extends PermissionHolder {
  id: string;
}

interface StepRow {
  /** The transitions, from state to state. The step is refused in a state that is not listed. */
  moves: Partial<Record<AcceptanceStatusCode, AcceptanceStatusCode>>;
  /** Users who may take it: owner and deputies, or holders of a permission. An administrator holds every permission. */
  by: readonly ('owner' | Permission)[];
  /** A requirement in addition to the status. */
  needs?: (nf: ApplicationFacts) => boolean;
  /** The refusal if the status or `needs` does not allow the step. */
  refusal: { code: Code; message: string };
}

const refusal = (message: string) => ({ code: CATALOGUE.notSaved.code, message });
const NOT_RESETTABLE = refusal('Only an application that has been submitted can be reset.');

/** The state in which a facility is registered. */
export const FIRST_STATUS: AcceptanceStatusCode = 'registered';

/** The workflow of initial acceptance. Rights are checked before the state. */
export const STEPS: Record<Step, StepRow> = {
  invite: {
    moves: { registered: 'invited', invited: 'invited' },
    by: ['administrator'],
    refusal: refusal('Only a facility that has not started its application can be invited.'),
  },
  save: {
    moves: { registered: 'draft', invited: 'draft', draft: 'draft' },
    by: ['owner'],
    refusal: CATALOGUE.notEditable,
  },
  submit: {
    moves: { registered: 'submitted', invited: 'submitted', draft: 'submitted' },
    by: ['owner'],
    refusal: CATALOGUE.notEditable,
  },
  issuePreliminary: {
    moves: { submitted: 'preliminary_report_issued' },
    by: ['issue-nf-report'],
    needs: ({ status, fullyEvaluated }) => canIssuePreliminaryReport(status, fullyEvaluated),
    refusal: refusal('Cannot submit preliminary report at this time.'),
  },
  addUpgradePlan: {
    moves: {
      preliminary_report_issued: 'waiting_final_report',
      waiting_final_report: 'waiting_final_report',
      evaluated: 'evaluated',
    },
    by: ['owner', 'administrator'],
    needs: ({ hasUpgradePlan }) => !hasUpgradePlan,
    refusal: refusal('An upgrade plan can be uploaded once, after the preliminary report.'),
  },
  issueFinal: {
    moves: { preliminary_report_issued: 'evaluated', waiting_final_report: 'evaluated' },
    by: ['issue-nf-report'],
    needs: ({ status, preliminaryAcceptance }) => canIssueFinalReport(status, preliminaryAcceptance),
    refusal: refusal('Cannot submit final report at this time.'),
  },
  reopen: {
    moves: {
      submitted: 'submitted',
      preliminary_report_issued: 'submitted',
      waiting_final_report: 'submitted',
      evaluated: 'submitted',
    },
    by: ['administrator'],
    refusal: NOT_RESETTABLE,
  },
  returnToFacility: {
    moves: {
      submitted: 'draft',
      preliminary_report_issued: 'draft',
      waiting_final_report: 'draft',
      evaluated: 'draft',
    },
    by: ['administrator'],
    refusal: NOT_RESETTABLE,
  },
  withdraw: {
    moves: { submitted: 'draft' },
    by: ['owner'],
    refusal: refusal('An application can be withdrawn from its submission to the preliminary report.'),
  },
};

export type Decision =
  | { ok: true; to: AcceptanceStatusCode }
  | { ok: false; reason: 'forbidden' | 'wrong-status'; code: Code; message: string };

/** Whether a user is the facility's owner or a deputy. Such users never evaluate it. */
export const answersFor = ({ id }: { id: string }, { ownerId, deputyIds }: OwnerAndDeputies) =>
  id === ownerId || deputyIds.includes(id);

/** Whether a user acts as owner or deputy, which also needs the permission to edit one's own facilities. */
export const isOwnerOrDeputy = (actor: Actor, nf: OwnerAndDeputies) =>
  answersFor(actor, nf) && can(actor, 'edit-own-nf');

/** Owners and deputies do not decide on their own facility. Administrators may; the audit log records it. */
export const mayDecideOn = (actor: Actor, nf: OwnerAndDeputies) => isAdministrator(actor) || !answersFor(actor, nf);

/** Whether a user meets one entry of a step's `by`. */
const holds = (actor: Actor, nf: OwnerAndDeputies, who: StepRow['by'][number]) => {
  if (who === 'owner') return isOwnerOrDeputy(actor, nf);
  return can(actor, who) && (who !== 'issue-nf-report' || mayDecideOn(actor, nf));
};

/** Whether a user may take a step now, and the resulting status. */
export function decide(actor: Actor, nf: ApplicationFacts, step: Step): Decision {
  const { moves, by, needs, refusal: said } = STEPS[step];
  const isAllowed = by.some((who) => holds(actor, nf, who));
  if (!isAllowed) return { ok: false, reason: 'forbidden', ...CATALOGUE.permissionDenied };
  const to = moves[nf.status];
  if (!to || needs?.(nf) === false) return { ok: false, reason: 'wrong-status', ...said };
  return { ok: true, to };
}
