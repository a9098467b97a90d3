import { setTimeout as pause } from 'node:timers/promises';
import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type InitialAcceptance,
  type NationalFacility,
  type ReviewedApplication,
} from '@portal/domain';
import { evaluationOf } from '../../test/evaluations';
import { assess, besideEvaluation, changeDeputies, configure } from './asides';
import type { Ledger } from './ledger';
import type { CrashScenario } from './scenarios';
import { load, pathOf, upload, type Step } from './step';

/** Delay before an unanswered request is repeated, ms. */
const A_MOMENT = 50;

function edit(scenario: CrashScenario): Step {
  const name = `Moved at ${Date.now()}`;
  return {
    action: 'facility.edit',
    make: () => scenario.owner.post(`${pathOf(scenario)}/edit/general-info`, { name }),
  };
}

const submit = (scenario: CrashScenario): Step => ({
  action: 'application.submit',
  make: () => scenario.owner.post(`${pathOf(scenario)}/submit-initial-acceptance-application`),
});

const setReviewers = (scenario: CrashScenario): Step => ({
  action: 'application.set-reviewers',
  make: () => scenario.administrator.post(`${pathOf(scenario)}/set-initial-acceptance-reviewers`, scenario.reviewers),
});

const report = (scenario: CrashScenario, action: string, body: object): Step => ({
  action,
  make: () => scenario.administrator.post(`${pathOf(scenario)}/edit/initial-acceptance`, body),
});

const reset = (scenario: CrashScenario, { round }: InitialAcceptance): Step => {
  const isReopened = round % 2 === 0;
  const body = { target: isReopened ? 'evaluation' : 'facility', reason: 'Once more.' };
  return {
    action: isReopened ? 'application.reopen' : 'application.return-to-facility',
    make: () => scenario.administrator.post(`${pathOf(scenario)}/reset-initial-acceptance`, body),
  };
};

/** One aspect leaves a point for the upgrade plan. */
const opinionOn = (aspect: string) => ({ compliance: aspect === 'feasibility' ? 'partially' : 'yes' });

/** The next missing evaluation; there is one as long as no report can be issued. */
async function evaluate(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const application = await load<ReviewedApplication>(scenario, ledger, 'initial-acceptance-application');
  const [lidar] = application?.lidars ?? [];
  const [photometer] = application?.photometers ?? [];
  if (!application || !lidar || !photometer) return undefined;
  const ends: [end: string, aspect: string, isGiven: boolean][] = [
    ...LIDAR_ASPECTS.map((aspect): [string, string, boolean] => [
      `initial-acceptance/lidar-${aspect}-compliance/${scenario.lidarId}`,
      aspect,
      lidar[`${aspect}_evaluation_date`] !== null,
    ]),
    ...PHOTOMETER_ASPECTS.map((aspect): [string, string, boolean] => [
      `initial-acceptance/photometer-${aspect}-compliance/${scenario.photometerId}`,
      aspect,
      photometer[`${aspect}_evaluation_date`] !== null,
    ]),
    ['synergy-compliance', 'synergy', application.synergy_compliance.evaluation_date !== null],
  ];
  const next = ends.find(([, , isGiven]) => !isGiven);
  if (!next) return undefined;
  const [end, aspect] = next;
  return {
    action: 'evaluation.submit',
    make: () =>
      scenario.administrator.post(`${pathOf(scenario)}/submit/${end}`, evaluationOf(aspect, opinionOn(aspect))),
  };
}

/** The first of three rounds asks for a plan, which has to be uploaded first. */
async function plan(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const file = await upload(scenario, ledger);
  if (!file) return undefined;
  const body = { user_file: file };
  const make = () => scenario.owner.post(`${pathOf(scenario)}/edit/initial-acceptance`, body);
  return { action: 'application.add-upgrade-plan', make };
}

/** The next step of a facility, from its present status. */
async function nextStep(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const facility = await load<NationalFacility>(scenario, ledger, 'general-info');
  if (!facility) return undefined;
  const acceptance = facility.submissions.initial_acceptance;
  const { status, reviewers_set, can_issue_preliminary_report, user_file, preliminary_acceptance, round } = acceptance;
  if (status.code === 'evaluated') return (await configure(scenario, ledger)) ?? reset(scenario, acceptance);
  if (status.code === 'submitted') {
    const beside = await besideEvaluation(scenario, ledger, acceptance);
    if (beside) return beside;
    if (!reviewers_set) return setReviewers(scenario);
    if (!can_issue_preliminary_report) return evaluate(scenario, ledger);
    const decision = round % 3 === 1 ? 'conditionally' : 'yes';
    return report(scenario, 'application.issue-preliminary-report', { preliminary_acceptance: decision });
  }
  if (status.code === 'preliminary_report_issued' || status.code === 'waiting_final_report') {
    if (preliminary_acceptance?.code === 'conditionally' && !user_file) return plan(scenario, ledger);
    const assessment = user_file ? await assess(scenario, ledger) : undefined;
    return assessment ?? report(scenario, 'application.issue-final-report', { acceptance: 'yes' });
  }
  const change = await changeDeputies(scenario, ledger);
  if (change) return change;
  return facility.version % 3 === 0 ? submit(scenario) : edit(scenario);
}

/** Takes a facility from step to step, one write after the other, until it is stopped. */
export async function runScenario(scenario: CrashScenario, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const step = await nextStep(scenario, ledger);
    if (step) ledger.note(scenario.id, step.action, await step.make());
    else await pause(A_MOMENT);
  }
}

/** Registers facilities by mistake and archives them, each under a unique name, until it is stopped. */
async function archiveMistakes(
  { administrator, ownerId }: CrashScenario,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const acronym = `AR${(Date.now() % 36 ** 5).toString(36)}`.toUpperCase();
    const { status, body } = await administrator.post('/national-facility/register', { acronym, owner: ownerId });
    if (status !== 200) await pause(A_MOMENT);
    else {
      const { _id: id } = body.data as NationalFacility;
      const path = `/national-facility/${id}/archive`;
      ledger.note(id, 'facility.archive', await administrator.post(path, { reason: 'Registered twice.' }));
    }
  }
}

/** Adds accounts, each with a unique address, until it is stopped. */
async function addAccounts({ administrator }: CrashScenario, ledger: Ledger, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const email = `crash-${Date.now()}-${count}@site.example`;
    const account = { email, first_name: 'Ada', last_name: 'Byron', roles: ['ares'] };
    if (!ledger.note('accounts', email, await administrator.post('/user/add', account))) await pause(A_MOMENT);
  }
}

/** Lets all clients write until `isOver`; resolves once the last response has arrived or failed. */
export async function writeAll(
  scenarios: readonly CrashScenario[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const [first] = scenarios;
  const accounts = first ? [addAccounts(first, ledger, isOver), archiveMistakes(first, ledger, isOver)] : [];
  await Promise.all([...scenarios.map((scenario) => runScenario(scenario, ledger, isOver)), ...accounts]);
}
