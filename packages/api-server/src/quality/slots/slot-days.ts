import { addDays, addMonths, QA_SETTINGS, type Day } from '@portal/domain';
import { refusedField } from '../../platform/errors/app-error';

const { maxDays, monthsAhead } = QA_SETTINGS.slots;
const PAST = 'Must not be in the past';
const ORDER = 'Must not be before the first day';
const LONG = `At most ${maxDays} days`;
const AHEAD = `At most ${monthsAhead} months ahead`;
const LATE = 'Must not be after the first day';

/** Refuses on its field a time that no slot can have; `path` is that of the slot in the body. */
export function mustBeDays(
  { startsOn, endsOn, deadline = null }: { startsOn: Day; endsOn: Day; deadline?: Day | null },
  today: Day,
  path = '',
): void {
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  if (startsOn < today) throw refusedField(at('from'), PAST);
  if (startsOn > addMonths(today, monthsAhead)) throw refusedField(at('from'), AHEAD);
  if (endsOn < startsOn) throw refusedField(at('to'), ORDER);
  if (endsOn > addDays(startsOn, maxDays)) throw refusedField(at('to'), LONG);
  if (deadline !== null && deadline > startsOn) throw refusedField(at('deadline'), LATE);
}
