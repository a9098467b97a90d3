import type { AcceptanceStatusCode } from './status';
import { COMPONENTS } from './components';
import type { Component } from './components';
import { AWAITED, partyFor, pendingFor } from './pending-for';
import type { PendingFor, PendingForFacts } from './pending-for';

const ALL = COMPONENTS.map(({ code }) => code);
const OPEN = { 'lidar-feature': 2, 'lidar-data': 1, 'photometer-general': 1, 'photometer-data': 0, synergy: 1 };
const DONE = Object.fromEntries(Object.keys(OPEN).map((aspect) => [aspect, 0]));
const without = (...free: Component[]) => ALL.filter((code) => !free.includes(code));

const facts = (status: AcceptanceStatusCode, change: Partial<PendingForFacts> = {}): PendingForFacts => ({
  status,
  preliminaryAcceptance: null,
  openEvaluations: status === 'submitted' ? OPEN : {},
  openAssessments: {},
  reviewed: [],
  openConditions: 0,
  reportedConditions: 0,
  isAsked: false,
  ...change,
});

test.each<[act: string, before: PendingForFacts, after: PendingForFacts, hands: [PendingFor, PendingFor]]>([
  [
    'a question is asked while reviewers evaluate',
    facts('submitted', { reviewed: ALL }),
    facts('submitted', { reviewed: ALL, isAsked: true }),
    ['evaluations', 'answer'],
  ],
  [
    'the answer arrives after everything is evaluated',
    facts('submitted', { reviewed: ALL, openEvaluations: DONE, isAsked: true }),
    facts('submitted', { reviewed: ALL, openEvaluations: DONE }),
    ['answer', 'preliminary-report'],
  ],
  [
    'a question is asked about the plan',
    facts('waiting_final_report'),
    facts('waiting_final_report', { isAsked: true }),
    ['final-report-on-plan', 'answer'],
  ],
  [
    'a question is still open at the end',
    facts('evaluated'),
    facts('evaluated', { isAsked: true }),
    ['nothing', 'nothing'],
  ],
  ['the invitation is sent', facts('registered'), facts('invited'), ['invitation', 'application']],
  ['the facility starts without an invitation', facts('registered'), facts('draft'), ['invitation', 'application']],
  ['an invited facility starts', facts('invited'), facts('draft'), ['application', 'application']],
  ['the application is submitted', facts('draft'), facts('submitted'), ['application', 'reviewers']],
  [
    'it is submitted again, with the reviewers of the last round',
    facts('draft', { reviewed: ALL }),
    facts('submitted', { reviewed: ALL }),
    ['application', 'evaluations'],
  ],
  [
    'the last reviewer is assigned',
    facts('submitted', { reviewed: without('lidar') }),
    facts('submitted', { reviewed: ALL }),
    ['reviewers', 'evaluations'],
  ],
  [
    'a reviewer leaves with evaluations open',
    facts('submitted', { reviewed: ALL }),
    facts('submitted', { reviewed: without('lidar_data') }),
    ['evaluations', 'reviewers'],
  ],
  [
    'a reviewer leaves after submitting everything',
    facts('submitted', { reviewed: ALL }),
    facts('submitted', { reviewed: without('photometer_data') }),
    ['evaluations', 'evaluations'],
  ],
  [
    'an evaluation other than the last is submitted',
    facts('submitted', { reviewed: ALL }),
    facts('submitted', { reviewed: ALL, openEvaluations: { ...OPEN, 'lidar-feature': 1 } }),
    ['evaluations', 'evaluations'],
  ],
  [
    'the reviewers are done before the synergy is',
    facts('submitted', { reviewed: ALL }),
    facts('submitted', { reviewed: ALL, openEvaluations: { ...DONE, synergy: 1 } }),
    ['evaluations', 'synergy'],
  ],
  [
    'the last evaluation is submitted',
    facts('submitted', { reviewed: ALL, openEvaluations: { ...DONE, 'lidar-data': 1 } }),
    facts('submitted', { reviewed: ALL, openEvaluations: DONE }),
    ['evaluations', 'preliminary-report'],
  ],
  [
    'the synergy is the last evaluation',
    facts('submitted', { openEvaluations: { ...DONE, synergy: 1 } }),
    facts('submitted', { openEvaluations: DONE }),
    ['synergy', 'preliminary-report'],
  ],
  [
    'an evaluation is reverted to a draft',
    facts('submitted', { reviewed: ALL, openEvaluations: DONE }),
    facts('submitted', { reviewed: ALL, openEvaluations: { ...DONE, 'lidar-data': 1 } }),
    ['preliminary-report', 'evaluations'],
  ],
  ...(['yes', 'no'] as const).map(
    (preliminaryAcceptance) =>
      [
        `the preliminary report says ${preliminaryAcceptance}, and CARS continues`,
        facts('submitted', { openEvaluations: DONE }),
        facts('preliminary_report_issued', { preliminaryAcceptance }),
        ['preliminary-report', 'final-report'],
      ] satisfies [string, PendingForFacts, PendingForFacts, [PendingFor, PendingFor]],
  ),
  [
    'the preliminary report accepts conditionally',
    facts('submitted', { openEvaluations: DONE }),
    facts('preliminary_report_issued', { preliminaryAcceptance: 'conditionally' }),
    ['preliminary-report', 'upgrade-plan'],
  ],
  [
    'the plan is uploaded',
    facts('preliminary_report_issued', { preliminaryAcceptance: 'conditionally' }),
    facts('waiting_final_report', { preliminaryAcceptance: 'conditionally' }),
    ['upgrade-plan', 'final-report-on-plan'],
  ],
  [
    'the plan is uploaded, and reviewers assess it',
    facts('preliminary_report_issued', { preliminaryAcceptance: 'conditionally', reviewed: ALL }),
    facts('waiting_final_report', { reviewed: ALL, openAssessments: { 'lidar-feature': 1 } }),
    ['upgrade-plan', 'assessments'],
  ],
  [
    'the last assessment is submitted',
    facts('waiting_final_report', { reviewed: ALL, openAssessments: { 'lidar-feature': 1 } }),
    facts('waiting_final_report', { reviewed: ALL, openAssessments: { 'lidar-feature': 0 } }),
    ['assessments', 'final-report-on-plan'],
  ],
  [
    'an upgrade plan is uploaded that was not required',
    facts('preliminary_report_issued', { preliminaryAcceptance: 'no' }),
    facts('waiting_final_report', { preliminaryAcceptance: 'no' }),
    ['final-report', 'final-report-on-plan'],
  ],
  [
    'the final report is issued',
    facts('waiting_final_report', { preliminaryAcceptance: 'yes' }),
    facts('evaluated', { preliminaryAcceptance: 'yes' }),
    ['final-report-on-plan', 'nothing'],
  ],
  [
    'one of two conditions is reported as met',
    facts('evaluated', { openConditions: 2 }),
    facts('evaluated', { openConditions: 1, reportedConditions: 1 }),
    ['conditions', 'conditions'],
  ],
  [
    'the last condition is reported as met',
    facts('evaluated', { openConditions: 1, reportedConditions: 1 }),
    facts('evaluated', { reportedConditions: 2 }),
    ['conditions', 'met-conditions'],
  ],
  [
    'CARS closes the last condition',
    facts('evaluated', { reportedConditions: 1 }),
    facts('evaluated'),
    ['met-conditions', 'nothing'],
  ],
  [
    'the application is returned to the facility',
    facts('evaluated', { preliminaryAcceptance: 'no' }),
    facts('draft', { reviewed: ALL }),
    ['nothing', 'application'],
  ],
  [
    'the evaluation is re-opened with its reviewers',
    facts('preliminary_report_issued', { preliminaryAcceptance: 'yes' }),
    facts('submitted', { reviewed: ALL }),
    ['final-report', 'evaluations'],
  ],
])('when %s [12.5]', (_act, before, after, hands) => {
  expect([pendingFor(before), pendingFor(after)]).toEqual(hands);
});

test('every pending action except "nothing" has a party', () => {
  const idle = (Object.keys(AWAITED) as PendingFor[]).filter((what) => partyFor(what) === 'nobody');
  expect(idle).toEqual(['nothing']);
});
