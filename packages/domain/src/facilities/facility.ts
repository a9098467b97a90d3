import type { InitialAcceptance } from '../acceptance/initial-acceptance';
import type { DisplayedStatus, NfType } from '../types/type-lists';
import type { Person } from '../users/user';

/** An instrument by name, for lists and links. */
export interface InstrumentName {
  _id: string;
  name: string;
}

/** A national facility as its owner, evaluators and staff see it. */
export interface NationalFacility {
  _id: string;
  /** Grows with every save; a save that names an older one is refused. */
  version: number;
  acronym: string;
  name: string | null;
  /** "Name (ACRONYM)", or the acronym alone. */
  pretty_name: string;
  type: NfType | null;
  owner: Person;
  hosting_institute: string | null;
  pi_name: string | null;
  pi_contact: string | null;
  lidar_pi_name: string | null;
  lidar_pi_contact: string | null;
  photometer_pi_name: string | null;
  photometer_pi_contact: string | null;
  ceilometer_pi_name: string | null;
  ceilometer_pi_contact: string | null;
  /** File ids, at most one; `picture` is the first of them. */
  pictures: string[];
  picture: string | null;
  displayed_status: DisplayedStatus;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  submissions: { initial_acceptance: InitialAcceptance };
  /** Whether the person who asks owns it, and may change its content now. */
  is_owner: boolean;
  editable: boolean;
}

/** A facility on the public map, with nothing that the map does not show. */
export interface CertifiedFacility {
  acronym: string;
  name: string | null;
  type: NfType | null;
  displayed_status: Pick<DisplayedStatus, 'code' | 'name'>;
  lidar_pi_name: string | null;
  lidar_pi_contact: string | null;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  /** Of the oldest lidar, else of the oldest photometer; degrees. `null`: listed, but not on the map. */
  position: { latitude: number; longitude: number } | null;
}

/** What `GET /my/national-facility` answers: the oldest of the person's facilities. */
export interface MyFacility {
  exists: boolean;
  id: string | null;
}

/** What `GET /my/national-facilities` answers, oldest first. */
export interface MyFacilities {
  exists: boolean;
  nfs: { id: string; acronym: string }[];
}

/** "Name (ACRONYM)", or the acronym alone while there is no name. */
export const prettyName = ({ name, acronym }: { name: string | null; acronym: string }) =>
  name ? `${name} (${acronym})` : acronym;
