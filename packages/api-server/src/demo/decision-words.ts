import { day, epochOf, type AcceptanceCode } from '@portal/domain';
import type { Issued } from '../labelling/acceptance/report.view';
import type { ApplicationRow } from './demo.store';
import type { Instruments } from './instrument-rows';
import { plusMinutes } from './timeline';

const MINUTES_PER_DAY = 1440;

const STATEMENTS: Readonly<Record<Issued['kind'], Readonly<Partial<Record<AcceptanceCode, string>>>>> = {
  preliminary: {
    conditionally:
      'The instruments are suitable in principle. What the reviewers recommend has to be answered in an upgrade plan.',
    no: 'The lidar does not meet what is required of an instrument of the network. A new application is welcome after the upgrade.',
  },
  final: {
    conditionally:
      'The upgrade plan is convincing. The facility is accepted while it carries out what it has announced, on the conditions below.',
    no: 'What was announced does not bring the lidar to what is required.',
  },
};

/** The day this number of days after a time, in epoch seconds. */
const dayAfter = (at: Date, days: number) =>
  epochOf(
    plusMinutes(at, days * MINUTES_PER_DAY)
      .toISOString()
      .slice(0, 10),
  );

/** Statement and conditions of a decision: a plan first, then a condition due soon and one within a year. */
export function decisionWords({ kind, acceptance, at }: Pick<Issued, 'kind' | 'acceptance' | 'at'>, of: Instruments) {
  const [lidar] = of.lidars;
  const plan = {
    text: 'Answer each recommendation of the report in the upgrade plan.',
    due_date: null,
    instrument: null,
  };
  const asked = [
    { text: 'Show the result of a telecover test to CARS.', due_date: dayAfter(at, 14), instrument: lidar?.id ?? null },
    { text: 'Report on the steps of the upgrade plan.', due_date: dayAfter(at, 300), instrument: null },
  ];
  return {
    statement: STATEMENTS[kind][acceptance] ?? null,
    conditions: acceptance === 'conditionally' ? { preliminary: [plan], final: asked }[kind] : [],
  };
}

type Round = Pick<ApplicationRow, 'status' | 'acceptance' | 'evaluatedAt'>;

/** The open conditions after the decision of a complete round. */
export function openConditionsOf({ status, acceptance, evaluatedAt: at }: Round, of: Instruments) {
  if (status !== 'evaluated' || !acceptance || !at) return [];
  const { conditions } = decisionWords({ kind: 'final', acceptance, at }, of);
  return conditions.map(({ due_date }) => ({ dueDate: day(due_date), reportedAt: null }));
}
