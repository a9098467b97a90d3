import { withoutStop } from '../text/without-stop';
import { evaluationTasks } from './evaluation-tasks';
import type { PendingFor } from './pending-for';
import { NOTHING_MORE } from './task';
import type { AcceptanceTaskKind, Task } from './task';
import { dayOfStep, sinceOfStep } from './work-facts';
import type { WorkFacts } from './work-facts';
import { isOwnerOrDeputy } from './workflow';
import type { Actor } from './workflow';

/** The tasks of a facility in its own steps. Each condition is a task of its own. */
const OWN_STEPS: Partial<Record<PendingFor, string>> = {
  application: 'Complete and submit the application',
  'upgrade-plan': 'Upload the upgrade plan',
};

/** Conditions reported as met are tasks of CARS. */
const unreported = ({ openConditions }: WorkFacts) => openConditions.filter(({ reportedAt }) => reportedAt === null);

function ofFacility(actor: Actor, facts: WorkFacts): Task[] {
  if (!isOwnerOrDeputy(actor, facts)) return [];
  const { step, pending_for, pending_since, answerDue } = facts;
  const what = OWN_STEPS[step.for];
  const answer: Task = {
    ...NOTHING_MORE,
    kind: 'answer',
    what: 'Answer a question',
    since: pending_since,
    due: answerDue,
  };
  return [
    ...(pending_for === 'answer' ? [answer] : []),
    ...(what
      ? [
          {
            ...NOTHING_MORE,
            kind: step.for as AcceptanceTaskKind,
            what,
            since: sinceOfStep(facts),
            due: dayOfStep(facts),
          },
        ]
      : []),
    ...unreported(facts).map(({ id, text, instrument, setAt: since, dueDate: due }): Task => ({
      ...NOTHING_MORE,
      kind: 'conditions',
      what: `Meet a condition${instrument === null ? '' : ` on ${instrument}`}: ${withoutStop(text)}`,
      since,
      due,
      condition: id,
    })),
  ];
}

/** All tasks of a user in an application: as owner or deputy, reviewer, administrator and CARS. */
export const tasksOf = (actor: Actor, facts: WorkFacts): Task[] => [
  ...ofFacility(actor, facts),
  ...evaluationTasks(actor, facts),
];
