import type { InstrumentEvent, LidarBook, PhotometerBook, TestBook } from '@portal/domain';
import { changesOf, madeDueBy } from '../book/due-book';
import type { Change, MadeDue } from '../book/due-book';

/** An instrument with its log book. */
export interface LoggedInstrument {
  id: string;
  kind: InstrumentEvent['instrument']['kind'];
  name: string;
  events: readonly InstrumentEvent[];
  /** The tests that a change makes due, besides all changes but the one with the id; `null` for instruments without tests. */
  madeDue: ((change: Change, without: string | null) => MadeDue | null) | null;
}

export const loggedLidar = (book: TestBook, lidar: LidarBook): LoggedInstrument => ({
  id: lidar.lidar._id,
  kind: 'lidar',
  name: lidar.lidar.name,
  events: lidar.events,
  madeDue: (change, without) => madeDueBy(change, lidar, book, changesOf(lidar, without)),
});

export const loggedPhotometer = ({ photometer, events }: PhotometerBook): LoggedInstrument => ({
  id: photometer._id,
  kind: 'photometer',
  name: photometer.name,
  events,
  madeDue: null,
});
