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
}
