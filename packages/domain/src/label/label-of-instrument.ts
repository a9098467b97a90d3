import type { InstrumentKind } from '../types/type-lists';
import type { Day } from '../time/day';
import type { LabelOnDay, LabelPeriod } from './label-on-day';

/** An instrument of a facility. */
interface Instrument {
  kind: InstrumentKind;
  id: string;
}

const includes = ({ scope }: LabelPeriod, { kind, id }: Instrument): boolean =>
  (kind === 'lidar' ? scope.lidars : scope.photometers).some(({ _id }) => _id === id);

/** What the label of a facility says of one of its instruments. */
export interface LabelOfInstrument {
  /** Whether the instrument is in the scope of the period that holds. */
  isInScope: boolean;
  /** The last day of the label with this instrument; of the label itself if it is not in its scope. */
  until: Day | null;
}

/**
 * What the label of a facility says of one of its instruments on a day; `null` without a label. A renewal moves the last
 * day only of instruments that it keeps.
 */
export function labelOfInstrument(
  { period, later, valid_until: end }: Pick<LabelOnDay, 'period' | 'later' | 'valid_until'>,
  instrument: Instrument,
): LabelOfInstrument | null {
  if (period === null) return null;
  if (!includes(period, instrument)) return { isInScope: false, until: end };
  const dropped = later.findIndex((each) => !includes(each, instrument));
  const kept = dropped === -1 ? later : later.slice(0, dropped);
  return { isInScope: true, until: kept.at(-1)?.until ?? period.until };
}
