import type { PhotometerAspect } from '../acceptance/components';
import type { AspectFields } from '../acceptance/initial-acceptance';
import type { Instrument } from '../lidar/lidar';

/** What anybody may know of a photometer: exactly the fields of its public page. */
export interface PublicPhotometer extends Omit<Instrument, 'additional_info'> {
  instrument_model: string | null;
}

/** A photometer as its facility and the evaluators see it. What a person may not see yet is `null`. */
export interface Photometer extends PublicPhotometer, AspectFields<PhotometerAspect> {
  /** Of the facility it belongs to. */
  facility: string;
  /** Grows with every save; a save that names an older one is refused. */
  version: number;
  additional_info: string | null;
}
