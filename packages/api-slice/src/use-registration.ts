import type { RegisterFacility } from '@portal/domain';
import { useRegisterFacilityMutation } from './facilities';
import { fieldErrors, serverMessage } from './request/api-error';

/** Returns a function that registers a facility. After a failure it resolves with a message and errors by field. */
export function useRegistration() {
  const [send] = useRegisterFacilityMutation();
  return async (input: RegisterFacility) => {
    const { data, error } = await send(input);
    if (data) return { ok: true as const, facility: data };
    return { ok: false as const, errors: fieldErrors(error), message: serverMessage(error) };
  };
}
