import type { Lidar, Photometer } from '@portal/domain';
import type { Access } from '../facility/access';
import type { NationalFacility } from '@portal/domain';

/** Either kind of instrument, in what the tables show. */
export type AnyInstrument = Lidar | Photometer;

/** What the tabs of instruments get. */
export interface InstrumentsProps {
  facility: NationalFacility;
  access: Access;
}
