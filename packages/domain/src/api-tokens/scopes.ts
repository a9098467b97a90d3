import { CATALOGUE } from '../errors/catalogue';
import { may, type AccessDecision, type Relation } from '../permissions/may';
import type { Capability } from '../permissions/capabilities';
import type { CallState } from '../permissions/call-state';

interface Scope {
  name: string;
  /** What a token with the scope reads or sends, for the window in which it is made. */
  about: string;
  /** They read, but for those in `TOKEN_WRITES`. */
  capabilities: readonly Capability[];
}

/** What API tokens may do. A token does the calls of its scopes, and no other. */
export const TOKEN_SCOPES = {
  configurations: {
    name: 'Configurations',
    about: 'Operational configurations of all facilities, and their changes',
    capabilities: [
      'operational-configuration.read',
      'operational-configuration.list',
      'operational-configuration.list-changes',
      'lidar-configuration.read-operational',
      'lidar-configuration.list-changes',
    ],
  },
  certified: {
    name: 'Certified facilities',
    about: 'The public list of certified facilities, and open data',
    capabilities: ['facility.list-certified', 'open-data.read'],
  },
  indicators: {
    name: 'Indicators',
    about: 'The number of facilities in each status, now and at the end of each month',
    capabilities: ['network-figures.read'],
  },
  'data-feedback': {
    name: 'Data feedback',
    about: 'Sends what became of the files of a configuration, and reads nothing',
    capabilities: ['data-feedback.report'],
  },
  'data-indicators': {
    name: 'Data indicators',
    about: 'Sends indicators of the data of facilities, and reads nothing',
    capabilities: ['data-indicator.import'],
  },
} as const satisfies Record<string, Scope>;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const SCOPE_CODES = Object.keys(TOKEN_SCOPES) as readonly TokenScope[];

/** The capabilities that a token can have. Their calls have no user as caller. */
export type TokenCapability = (typeof TOKEN_SCOPES)[TokenScope]['capabilities'][number];

/** The only capabilities that write; every other one of a token reads. */
export const TOKEN_WRITES = [
  'data-feedback.report',
  'data-indicator.import',
] as const satisfies readonly TokenCapability[];

/** Whether a call may be made by a token at all: it reads, or is one of those that write. */
export const isForTokens = (capability: Capability, reads: boolean): boolean =>
  reads || (TOKEN_WRITES as readonly Capability[]).includes(capability);

/** A machine reads what ARES reads, with the same rules about the state of a facility. */
const MACHINE: Relation = { columns: ['Ar'], components: [], permissions: [] };

/** Whether a token with these scopes has a capability now. */
export function mayByToken(scopes: readonly TokenScope[], capability: Capability, state?: CallState): AccessDecision {
  const isInScope = scopes.some((scope) =>
    (TOKEN_SCOPES[scope].capabilities as readonly string[]).includes(capability),
  );
  if (isInScope) return may(capability, MACHINE, state);
  const { code } = CATALOGUE.permissionDenied;
  return { allowed: false, status: 403, code, message: 'The scopes of this API token do not include this call.' };
}
