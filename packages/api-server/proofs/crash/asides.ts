import type { Deputy, InitialAcceptance, PlanAssessment, Question, ReviewedApplication } from '@portal/domain';
import type { ConfigurationVersion } from '@portal/domain';
import type { Ledger } from './ledger';
import type { CrashScenario } from './scenarios';
import { load, pathOf, upload, type Step } from './step';

/** Whether an optional action is taken: occasionally, so that the facility still finishes its rounds. */
const happens = (oneIn: number) => Math.random() * oneIn < 1;

/** Answers an open question with a file and then closes it before anything else; occasionally asks one. */
async function aboutQuestions(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const questions = await load<Question[]>(scenario, ledger, 'questions');
  const { administrator, owner } = scenario;
  const path = `${pathOf(scenario)}/questions`;
  const open = questions?.find(({ closed_at }) => closed_at === null);
  if (open?.answered_at === null) {
    const file = await upload(scenario, ledger);
    const body = { text: 'Since the spring.', files: [file] };
    return file
      ? { action: 'application.answer', make: () => owner.post(`${path}/${open._id}/answer`, body) }
      : undefined;
  }
  if (open)
    return { action: 'application.close-question', make: () => administrator.post(`${path}/${open._id}/close`) };
  if (!questions || !happens(8)) return undefined;
  return { action: 'application.ask', make: () => administrator.post(path, { text: 'Since when?' }) };
}

/** Re-opens one evaluation, declines a component, or withdraws the whole application. */
async function backwards(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const path = pathOf(scenario);
  const reason = 'Once more.';
  if (happens(40))
    return {
      action: 'application.withdraw',
      make: () => scenario.owner.post(`${path}/withdraw/initial-acceptance`, { reason }),
    };
  if (happens(20))
    return {
      action: 'application.decline-review',
      make: () => scenario.reviewer.post(`${path}/decline-review/lidar`, { reason }),
    };
  if (!happens(10)) return undefined;
  const application = await load<ReviewedApplication>(scenario, ledger, 'initial-acceptance-application');
  if (!application?.lidars[0]?.feasibility_evaluation_date) return undefined;
  const end = `reopen/initial-acceptance/lidar-feasibility-compliance/${scenario.lidarId}`;
  return { action: 'evaluation.reopen', make: () => scenario.administrator.post(`${path}/${end}`, { reason }) };
}

/** Actions on a submitted application other than its evaluation. */
export async function besideEvaluation(
  scenario: CrashScenario,
  ledger: Ledger,
  { reviewers_set }: InitialAcceptance,
): Promise<Step | undefined> {
  return (await aboutQuestions(scenario, ledger)) ?? (reviewers_set ? backwards(scenario, ledger) : undefined);
}

/** The next assessment of the plan that is missing. */
export async function assess(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  const assessments = await load<PlanAssessment[]>(scenario, ledger, 'plan-assessments');
  const next = assessments?.find(({ assessment_date }) => assessment_date === null);
  if (!next) return undefined;
  const body = { assessment: 'partly', comments: 'No day is named.' };
  const end = `submit/plan-assessment/lidar-${next.aspect}/${scenario.lidarId}`;
  return {
    action: 'evaluation.assess-plan',
    make: () => scenario.administrator.post(`${pathOf(scenario)}/${end}`, body),
  };
}

/** Withdraws a version of the configuration, or approves another one. */
export async function configure(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  if (!happens(2)) return undefined;
  const versions = await load<ConfigurationVersion[]>(scenario, ledger, 'operational-configurations');
  const [last] = versions ?? [];
  if (!last) return undefined;
  const path = `${pathOf(scenario)}/operational-configurations`;
  const { administrator } = scenario;
  const reason = 'Looked at again.';
  if (last.valid_to === null && happens(2))
    return {
      action: 'application.withdraw-configuration',
      make: () => administrator.post(`${path}/${last.number}/withdraw`, { reason }),
    };
  // A version without changes would be refused.
  const station_id = `${scenario.station}${happens(2) ? 'a' : 'b'}`;
  if (last.valid_to === null && last.station_id === station_id) return undefined;
  const body = { version: last.number, reason, configuration: { station_id } };
  return { action: 'application.approve-configuration', make: () => administrator.post(path, body) };
}

/** The owner names a deputy, or removes the present one. */
export async function changeDeputies(scenario: CrashScenario, ledger: Ledger): Promise<Step | undefined> {
  if (!happens(3)) return undefined;
  const deputies = await load<Deputy[]>(scenario, ledger, 'deputies');
  const path = `${pathOf(scenario)}/deputies`;
  const [deputy] = deputies ?? [];
  if (!deputies) return undefined;
  if (deputy) return { action: 'facility.remove-deputy', make: () => scenario.owner.delete(`${path}/${deputy._id}`) };
  const body = { email: scenario.deputyEmail };
  return { action: 'facility.name-deputy', make: () => scenario.owner.post(path, body) };
}
