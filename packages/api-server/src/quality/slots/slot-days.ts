import { slotDaysProblem, type Day } from '@portal/domain';
import { refusedField } from '../../platform/errors/app-error';

interface SlotTime {
  startsOn: Day;
  endsOn: Day;
  deadline?: Day | null;
}

interface DayRules {
  today: Day;
  /** The first day of a slot that is changed. */
  before?: Day;
  /** That of the slot in the body. */
  path?: string;
}

/** Refuses on its field a time that no slot can have. */
export function mustBeDays({ startsOn, endsOn, deadline = null }: SlotTime, { today, before, path }: DayRules): void {
  const problem = slotDaysProblem({ from: startsOn, to: endsOn, deadline }, today, before);
  if (problem) throw refusedField(path === undefined ? problem.field : `${path}.${problem.field}`, problem.message);
}
