import { relationsOf, may } from '@portal/domain';
import type { Capability, Profile } from '@portal/domain';

/**
 * Whether the user has a capability that concerns no particular facility. This only avoids useless requests: the server
 * decides.
 */
export const mayAsk = (profile: Profile | null, capability: Capability) =>
  may(capability, relationsOf(profile && { id: profile._id, permissions: profile.permissions })).allowed;
