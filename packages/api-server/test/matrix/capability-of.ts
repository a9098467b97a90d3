import type { Capability } from '@portal/domain';
import { CALLS, type Call } from '../../src/app/calls';

const CAPABILITIES = new Map<Call, Capability>(CALLS.map(({ call, capability }) => [call, capability]));

/** The capability in a call's declaration. */
export function capabilityOf(call: Call): Capability {
  const capability = CAPABILITIES.get(call);
  if (!capability) throw new Error(`The call ${call} is not declared.`);
  return capability;
}
