import type { Permission } from './permissions';
import type { RuleName } from './rules';

/** The columns of the permission matrix: the relation of a user to a facility. */
export const COLUMNS = {
  An: 'anonymous',
  Ow: 'owner of this facility',
  De: 'deputy of its owner',
  Oo: 'owner of another facility, or no role at all',
  Ra: 'assigned component reviewer',
  Ru: 'evaluator who is not assigned',
  CS: 'CARS staff',
  Ar: 'ARES',
  Ad: 'administrator',
} as const;
export type Column = keyof typeof COLUMNS;

/** Allowed, restricted to public data, refused with an HTTP status, or decided by a rule about the state. */
export type AccessRule = 'yes' | 'public' | 401 | 403 | 404 | RuleName;

export interface AccessRules extends Record<Column, AccessRule> {
  /** Permissions that grant the capability as to an administrator, regardless of the relation. */
  also?: readonly Permission[];
  /** `also` does not count for one's own facility, on whose side its owner and deputies stand. */
  isSided?: true;
  /** A decision on the facility. Its owner and deputies do not hold the capability unless they are administrators. */
  isDecision?: true;
}

/** The access rules of a capability, and of parts with rights of their own (changed fields, kinds of files). */
export interface CapabilityRules extends AccessRules {
  parts?: Readonly<Record<string, AccessRules>>;
}

/** Capabilities by name: a noun, a full stop and a verb, optionally with a suffix after a hyphen. */
export type CapabilityTable = Readonly<Record<`${string}.${string}`, CapabilityRules>>;

/** A row in column order. Deputies have the owner's rights; a row with a different rule overrides `De` afterwards. */
export const row = <const Anonymous extends AccessRule>(
  An: Anonymous,
  Ow: AccessRule,
  Oo: AccessRule,
  Ra: AccessRule,
  Ru: AccessRule,
  CS: AccessRule,
  Ar: AccessRule,
  Ad: AccessRule,
) => ({ An, Ow, De: Ow, Oo, Ra, Ru, CS, Ar, Ad });

export const EVERYBODY = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const SIGNED_IN = row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const ADMINISTRATORS = row(401, 403, 403, 403, 403, 403, 403, 'yes');
export const STAFF = row(401, 403, 403, 403, 403, 'yes', 403, 'yes');
