import { answersFor, isOwnerOrDeputy, mayDecideOn } from '../acceptance/workflow';
import type { Actor, OwnerAndDeputies } from '../acceptance/workflow';
import { COMPONENTS } from '../acceptance/components';
import type { Component } from '../acceptance/components';
import { CATALOGUE, HTTP_TEXTS } from '../errors/catalogue';
import type { AccessRule, AccessRules, Column, CapabilityRules } from './access-rules';
import { CAPABILITIES } from './capabilities';
import type { Capability, PartOf } from './capabilities';
import { can, isAdministrator } from './permissions';
import { ruleOf } from './rules';
import type { CallState } from './call-state';
import type { Refusal, View } from './rule';

/** The ids of a facility's owner, deputies and reviewers. */
export interface FacilityPeople extends OwnerAndDeputies {
  reviewers: Readonly<Partial<Record<Component, string | null>>>;
}

/** The relation of a user to a facility: the applicable columns, and the components that the user reviews. */
export interface Relation {
  columns: readonly Column[];
  components: readonly Component[];
  permissions: readonly string[];
  /** Whether the user owns the facility or is a deputy, and therefore may not decide on it. */
  isOwn?: boolean;
}

const NOBODY: Relation = { columns: ['An'], components: [], permissions: [] };

function reviewedBy(user: Actor, { reviewers, ...facility }: FacilityPeople): Component[] {
  if (answersFor(user, facility)) return [];
  return COMPONENTS.map(({ code }) => code).filter((component) => reviewers[component] === user.id);
}

/**
 * The relation of a user to a facility; several columns may apply. `user` is `null` if the caller is not logged in, and
 * `facility` is undefined for a call that concerns no facility. The permission to evaluate does not apply to a facility
 * of which the user is owner or deputy.
 */
export function relationsOf(user: Actor | null, facility?: FacilityPeople): Relation {
  if (!user) return NOBODY;
  const owns = facility !== undefined && isOwnerOrDeputy(user, facility);
  const components = facility && can(user, 'evaluate-application') ? reviewedBy(user, facility) : [];
  const isStranger = facility === undefined || !answersFor(user, facility);
  const applies: [Column, boolean][] = [
    ['Ow', owns && user.id === facility.ownerId],
    ['De', owns && user.id !== facility.ownerId],
    ['Ad', isAdministrator(user)],
    ['CS', !isAdministrator(user) && can(user, 'edit-all-nf')],
    ['Ar', !can(user, 'edit-all-nf') && can(user, 'view-all-nf')],
    ['Ra', components.length > 0],
    ['Ru', !isAdministrator(user) && isStranger && components.length === 0 && can(user, 'evaluate-application')],
    ['Oo', !isAdministrator(user) && isStranger && can(user, 'edit-own-nf')],
  ];
  const columns = applies.filter(([, holds]) => holds).map(([column]) => column);
  const isOwn = facility !== undefined && !mayDecideOn(user, facility);
  return { columns: columns.length > 0 ? columns : ['Oo'], components, permissions: user.permissions, isOwn };
}

export type AccessDecision = { allowed: true; view: View } | ({ allowed: false } & Refusal);

const REFUSALS: Record<401 | 403 | 404, Refusal> = {
  401: { status: 401, code: CATALOGUE.permissionDenied.code, message: 'Please log in.' },
  403: { status: 403, ...CATALOGUE.permissionDenied },
  404: { status: 404, code: CATALOGUE.notLoaded.code, message: HTTP_TEXTS[404] ?? '' },
};

/** For users who have the right on all other facilities. */
const OWN: Refusal = {
  status: 403,
  code: CATALOGUE.permissionDenied.code,
  message: 'You lead this facility or are a deputy there, so others decide on it.',
};

const allowed = (view: View): AccessDecision => ({ allowed: true, view });
const refused = (refusal: Refusal): AccessDecision => ({ allowed: false, ...refusal });

function decideCell(cell: AccessRule, relation: Relation, state: CallState): AccessDecision {
  if (cell === 'yes') return allowed('full');
  if (cell === 'public') return allowed('public');
  if (cell === 401 || cell === 403 || cell === 404) return refused(REFUSALS[cell]);
  const { component, permission, allows, refusal, refusalIn, view = 'full', otherwise } = ruleOf(cell);
  if (component && !relation.components.includes(component)) return refused(REFUSALS[403]);
  if (permission && !can(relation, permission)) return refused(REFUSALS[403]);
  if (allows(state)) return allowed(view);
  return otherwise ? allowed(otherwise) : refused(refusalIn?.(state) ?? refusal);
}

const VIEWS: readonly View[] = ['full', 'owner', 'public'];
/** In order of increasing severity, which is the reverse of the order of checks. */
const STATUSES = [400, 409, 404, 403, 401];

const gravity = (decision: AccessDecision) =>
  decision.allowed ? VIEWS.indexOf(decision.view) : VIEWS.length + STATUSES.indexOf(decision.status);

const mildest = (decisions: readonly AccessDecision[]) => decisions.reduce((a, b) => (gravity(b) < gravity(a) ? b : a));
const gravest = (decisions: readonly AccessDecision[]) => decisions.reduce((a, b) => (gravity(b) > gravity(a) ? b : a));

/** The most permissive of the applicable columns decides. */
function decideRow(row: AccessRules, relation: Relation, state: CallState): AccessDecision {
  const isOnOtherSide = row.isSided === true && relation.isOwn === true;
  const isOpened = !isOnOtherSide && (row.also?.some((permission) => can(relation, permission)) ?? false);
  const columns = isOpened ? [...relation.columns, 'Ad' as const] : relation.columns;
  const decision = mildest(columns.map((column) => decideCell(row[column], relation, state)));
  const isHeld = decision.allowed || ![401, 403, 404].includes(decision.status);
  return row.isDecision && relation.isOwn && isHeld ? refused(OWN) : decision;
}

/** An undeclared part must not grant a right, so it is a programming error. */
function partOf({ parts = {} }: CapabilityRules, capability: Capability, part: string): AccessRules {
  const cells = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!cells) throw new Error(`The capability ${capability} has no part "${part}".`);
  return cells;
}

/**
 * Whether a user has a capability now, and how much is shown. All affected parts (changed fields, the kind of a file)
 * must be allowed.
 */
export function may<C extends Capability>(
  capability: C,
  relation: Relation,
  state: CallState = {},
  parts: readonly PartOf<C>[] = [],
): AccessDecision {
  const row: CapabilityRules = CAPABILITIES[capability];
  const touched = parts.map((part) => partOf(row, capability, part));
  return gravest([row, ...touched].map((cells) => decideRow(cells, relation, state)));
}
