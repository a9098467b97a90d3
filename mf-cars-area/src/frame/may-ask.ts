import { relationsOf, mayCall } from '@portal/domain';
import type { Call, Profile } from '@portal/domain';

/** Whether this person may make a call that is about no facility in particular. It only spares the attempt. */
export const mayAsk = (profile: Profile | null, call: Call) =>
  mayCall(call, relationsOf(profile && { id: profile._id, permissions: profile.permissions })).allowed;
