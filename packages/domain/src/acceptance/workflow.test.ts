import { canIssueFinalReport, canIssuePreliminaryReport } from './readiness';
import { ACCEPTANCE_STATUSES, EDITABLE_STATUSES, EVALUATED_STATUSES, SUBMITTED_STATUSES } from './status';
import type { AcceptanceStatusCode } from './status';
import { decide } from './workflow';
import type { Actor, ApplicationFacts, Step } from './workflow';

const OWNER: Actor = { id: 'owner', permissions: ['edit-own-nf'] };
const CARS: Actor = { id: 'cars', permissions: ['edit-all-nf', 'issue-nf-report', 'evaluate-application'] };
const ADMIN: Actor = { id: 'admin', permissions: ['Administrator'] };
const STRANGER: Actor = { id: 'stranger', permissions: ['edit-own-nf'] };
const STRIPPED: Actor = { id: 'owner', permissions: [] };

const nf = (change: Partial<ApplicationFacts>): ApplicationFacts => ({
  ownerId: 'owner',
  deputyIds: ['deputy'],
  status: 'draft',
  fullyEvaluated: false,
  preliminaryAcceptance: null,
  hasUpgradePlan: false,
  ...change,
});

const ALL = ACCEPTANCE_STATUSES.map(({ code }) => code);

test.each<
  [step: Step, actor: Actor, facts: Partial<ApplicationFacts>, moves: Partial<Record<AcceptanceStatusCode, string>>]
>([
  ['invite', ADMIN, {}, { registered: 'invited', invited: 'invited' }],
  ['save', OWNER, {}, { registered: 'draft', invited: 'draft', draft: 'draft' }],
  ['submit', OWNER, {}, { registered: 'submitted', invited: 'submitted', draft: 'submitted' }],
  ['issuePreliminary', CARS, { fullyEvaluated: true }, { submitted: 'preliminary_report_issued' }],
  ['issuePreliminary', CARS, { fullyEvaluated: false }, {}],
  [
    'addUpgradePlan',
    OWNER,
    {},
    {
      preliminary_report_issued: 'waiting_final_report',
      waiting_final_report: 'waiting_final_report',
      evaluated: 'evaluated',
    },
  ],
  ['addUpgradePlan', OWNER, { hasUpgradePlan: true }, {}],
  ['issueFinal', CARS, { preliminaryAcceptance: 'conditionally' }, { waiting_final_report: 'evaluated' }],
  [
    'issueFinal',
    CARS,
    { preliminaryAcceptance: 'yes' },
    { preliminary_report_issued: 'evaluated', waiting_final_report: 'evaluated' },
  ],
  [
    'issueFinal',
    ADMIN,
    { preliminaryAcceptance: 'no' },
    { preliminary_report_issued: 'evaluated', waiting_final_report: 'evaluated' },
  ],
  [
    'reopen',
    ADMIN,
    {},
    {
      submitted: 'submitted',
      preliminary_report_issued: 'submitted',
      waiting_final_report: 'submitted',
      evaluated: 'submitted',
    },
  ],
  [
    'returnToFacility',
    ADMIN,
    {},
    { submitted: 'draft', preliminary_report_issued: 'draft', waiting_final_report: 'draft', evaluated: 'draft' },
  ],
])('%s from every state (%#) [4.3, 11.6.1, 11.6.3]', (step, actor, facts, moves) => {
  const taken = ALL.flatMap((status) => {
    const decision = decide(actor, nf({ ...facts, status }), step);
    return decision.ok ? [[status, decision.to]] : [];
  });
  expect(Object.fromEntries(taken)).toEqual(moves);
});

test.each<[why: string, actor: Actor, step: Step]>([
  ['another owner may not submit', STRANGER, 'submit'],
  ['an owner without the right to edit may not submit', STRIPPED, 'submit'],
  ['an administrator may not submit for the owner', ADMIN, 'submit'],
  ['CARS may not invite', CARS, 'invite'],
  ['the owner may not issue reports', OWNER, 'issuePreliminary'],
  ['CARS may not reset', CARS, 'reopen'],
  ['CARS may not upload the plan', CARS, 'addUpgradePlan'],
])('%s, in any state', (_why, actor, step) => {
  for (const status of ALL) {
    expect(decide(actor, nf({ status }), step)).toMatchObject({ ok: false, reason: 'forbidden', code: 1001 });
  }
});

test.each<[step: Step, actor: Actor, status: AcceptanceStatusCode, code: number, message: RegExp]>([
  ['submit', OWNER, 'submitted', 1005, /currently being evaluated/],
  ['save', OWNER, 'evaluated', 1005, /currently being evaluated/],
  ['issuePreliminary', CARS, 'submitted', 1003, /^Cannot submit preliminary report at this time\.$/],
  ['issueFinal', CARS, 'submitted', 1003, /^Cannot submit final report at this time\.$/],
  ['invite', ADMIN, 'draft', 1003, /not started/],
  ['reopen', ADMIN, 'draft', 1003, /submitted/],
])('%s in the wrong state is refused with a reason (%#)', (step, actor, status, code, message) => {
  const decision = decide(actor, nf({ status }), step);
  expect(decision).toMatchObject({ ok: false, reason: 'wrong-status', code, message: expect.stringMatching(message) });
});

test('the editable, submitted and evaluated states are in workflow order [4.1, 4.2, 10.9]', () => {
  expect(EDITABLE_STATUSES).toEqual(['registered', 'invited', 'draft']);
  expect(SUBMITTED_STATUSES).toEqual(['submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated']);
  expect(EVALUATED_STATUSES).toEqual(['preliminary_report_issued', 'waiting_final_report', 'evaluated']);
  expect(ACCEPTANCE_STATUSES.map(({ badge }) => badge)).toEqual([
    'default',
    'default',
    'default',
    'warning',
    'warning',
    'warning',
    'success',
  ]);
});

test('reports can be issued in their own states only [11.6.2]', () => {
  expect(ALL.filter((status) => canIssuePreliminaryReport(status, true))).toEqual(['submitted']);
  expect(ALL.filter((status) => canIssuePreliminaryReport(status, false))).toEqual([]);
  expect(ALL.filter((status) => canIssueFinalReport(status, null))).toEqual(['waiting_final_report']);
  expect(ALL.filter((status) => canIssueFinalReport(status, 'yes'))).toEqual([
    'preliminary_report_issued',
    'waiting_final_report',
  ]);
});
