import type { Lidar, Photometer, UnfinishedInstrument } from '@portal/domain';
import type { Access } from '../facility/access';
import type { NationalFacility } from '@portal/domain';

export type AnyInstrument = Lidar | Photometer;

/** Props of the instrument tabs. */
export interface InstrumentsProps {
  facility: NationalFacility;
  access: Access;
}

/** A line of the list of instruments: a saved instrument with its unfinished copy, if any, or one not saved yet. */
export interface InstrumentLine {
  _id: string;
  name: string;
  instrument: AnyInstrument | null;
  unfinished: UnfinishedInstrument | null;
  /** The number of its empty required fields, as saved; 0 for readers who do not fill them in. */
  missing: number;
  /** Whether the owner reads its evaluation with the report. */
  awaitsReport: boolean;
}
