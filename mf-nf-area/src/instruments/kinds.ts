import type { Lidar, Photometer, UnfinishedInstrument } from '@portal/domain';
import type { Access } from '../facility/access';
import type { NationalFacility } from '@portal/domain';

/** Either kind of instrument. */
export type AnyInstrument = Lidar | Photometer;

/** Props of the instrument tabs. */
export interface InstrumentsProps {
  facility: NationalFacility;
  access: Access;
}

/** A line of the list of instruments: a saved one, what is unfinished of it, or one that is not saved yet. */
export interface InstrumentLine {
  _id: string;
  name: string;
  instrument: AnyInstrument | null;
  unfinished: UnfinishedInstrument | null;
}
