import type { Permission } from './permissions';
import type { RuleName } from './rules';

/** The columns of the permission matrix: what a person is to the facility in question. */
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

/** Allowed, allowed to see the public part, refused with an HTTP status, or as a rule about the state says. */
export type AccessRule = 'yes' | 'public' | 401 | 403 | 404 | RuleName;

export interface AccessRules extends Record<Column, AccessRule> {
  /** Permissions that give the capability as to an administrator, whatever else the person is. */
  also?: readonly Permission[];
  /** It decides on the facility: who owns that or is a deputy there does not hold it, but for administrators. */
  isDecision?: true;
}

/** Who holds a capability, and the parts of it that have rights of their own (fields that change, kinds of files). */
export interface CapabilityRules extends AccessRules {
  parts?: Readonly<Record<string, AccessRules>>;
}

/** Capabilities by name: a noun, a full stop and a verb, which may say more after a hyphen. */
export type CapabilityTable = Readonly<Record<`${string}.${string}`, CapabilityRules>>;

/** A row in the order of the columns. Deputies do what the owner does; a row in which they do not says so after it. */
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

/** Rows that many capabilities share. */
export const EVERYBODY = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const SIGNED_IN = row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const ADMINISTRATORS = row(401, 403, 403, 403, 403, 403, 403, 'yes');
export const STAFF = row(401, 403, 403, 403, 403, 'yes', 403, 'yes');
