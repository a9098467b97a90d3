import type { InstrumentKind } from '../types/type-lists';
import type { Day } from '../time/day';
import { lastDayOf, type LabelOnDay, type LabelPeriod } from './label-on-day';
import { isLabelHeld } from './label-steps';

/** An instrument of a facility. */
interface Instrument {
  kind: InstrumentKind;
  id: string;
}

const includes = ({ scope }: LabelPeriod, { kind, id }: Instrument): boolean =>
  (kind === 'lidar' ? scope.lidars : scope.photometers).some(({ _id }) => _id === id);

/** Whether a label that is granted or suspended, or a renewal of it that lies ahead, is about an instrument. */
export const isLabelAbout = (
  { status, period, later }: Pick<LabelOnDay, 'status' | 'period' | 'later'>,
  instrument: Instrument,
): boolean => isLabelHeld(status) && [...(period ? [period] : []), ...later].some((each) => includes(each, instrument));

/** What the label of a facility says of one of its instruments. */
export interface LabelOfInstrument {
  /** Whether the instrument is in the scope of the period that holds. */
  isInScope: boolean;
  /** The last day of the label with this instrument; of the label itself if it is not in its scope. */
  until: Day | null;
}

/**
 * What the label of a facility says of one of its instruments on a day; `null` without a label. A renewal moves the last
 * day only of instruments that it keeps; for others its first day ends the label.
 */
export function labelOfInstrument(
  { period, later, valid_until: end }: Pick<LabelOnDay, 'period' | 'later' | 'valid_until'>,
  instrument: Instrument,
): LabelOfInstrument | null {
  if (period === null) return null;
  if (!includes(period, instrument)) return { isInScope: false, until: end };
  const periods = [period, ...later];
  const dropped = periods.findIndex((each) => !includes(each, instrument));
  const kept = dropped === -1 ? periods : periods.slice(0, dropped);
  return { isInScope: true, until: lastDayOf(kept.at(-1) ?? period, periods[kept.length]) };
}
