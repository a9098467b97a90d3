import { relationsOf, mayCall } from '@portal/domain';
import type { Call, Profile } from '@portal/domain';

/** Whether the user may make a call that concerns no particular facility. It only spares the attempt: the server decides. */
export const mayAsk = (profile: Profile | null, call: Call) =>
  mayCall(call, relationsOf(profile && { id: profile._id, permissions: profile.permissions })).allowed;
