import type { Lidar, Photometer } from '@portal/domain';
import type { Access } from '../facility/access';
import type { NationalFacility } from '@portal/domain';

/** Either kind of instrument. */
export type AnyInstrument = Lidar | Photometer;

/** Props of the instrument tabs. */
export interface InstrumentsProps {
  facility: NationalFacility;
  access: Access;
}
