import { prettyName } from '@portal/domain';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { ownerAndDeputies } from '../../labelling/facilities/owner-and-deputies';
import type { AboutFacility } from './holder-mail';

/** The facility of a message. */
export const aboutFacility = (loaded: LoadedFacility, publicUrl: string): AboutFacility => ({
  facility: { id: loaded.facility.id, acronym: loaded.facility.acronym, name: prettyName(loaded.facility) },
  holders: ownerAndDeputies(loaded),
  publicUrl,
});
