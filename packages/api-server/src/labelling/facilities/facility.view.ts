import {
  epochSeconds,
  isFullyEvaluated,
  ACCEPTANCE_STATUSES,
  relationsOf,
  byCode,
  canIssueFinalReport,
  canIssuePreliminaryReport,
  DEFAULT_DISPLAYED_STATUS,
  epochOf,
  FACILITY_FIELDS,
  isOwnerOrDeputy,
  isShownCertified,
  may,
  prettyName,
  shownOf,
  type AcceptanceStatusCode,
  type Component,
  type ComponentReviewers,
  type Day,
  type DisplayedStatus,
  type InitialAcceptance,
  type NationalFacility,
  type OpenConditions,
  type TypeLists,
  type View,
} from '@portal/domain';
import { labelOf } from '../label/label-decisions.store';
import type { Actor } from '../../platform/process/app-types';
import { accessFactsOf } from './facility-access-facts';
import { holdersOf } from './owner-and-deputies';
import type { InstrumentSummary } from './facility.store';
import type { LoadedFacility } from './load-facility';

/** A user and the view that this user has of a record. */
export interface Viewer {
  actor: Actor;
  view: View;
}

const toName = ({ id, name }: InstrumentSummary) => ({ _id: id, name });

/** An item whose code is written by the portal itself and must therefore be in the list. */
function known<Item extends { code: string }>(list: readonly Item[], code: string): Item {
  const item = list.find((entry) => entry.code === code);
  if (!item) throw new Error(`"${code}" is in no list.`);
  return item;
}

/** A status of initial acceptance as served by the API. */
export function toStatus(status: AcceptanceStatusCode): InitialAcceptance['status'] {
  const { code, name } = known(ACCEPTANCE_STATUSES, status);
  return { code, name };
}

/** The displayed status of a facility; an unknown code counts as the default status. */
export const toDisplayedStatus = (code: string, lists: TypeLists): DisplayedStatus =>
  byCode(lists['displayed-status'], code) ?? known(lists['displayed-status'], DEFAULT_DISPLAYED_STATUS);

/** Owners do not see who evaluates them. */
function toReviewers({ reviewers }: LoadedFacility, view: View): ComponentReviewers {
  const nameOf = (component: Component) => {
    const assigned = view === 'full' ? reviewers.find((reviewer) => reviewer.component === component) : undefined;
    return assigned ? { _id: assigned.id, first_name: assigned.firstName, last_name: assigned.lastName } : null;
  };
  return {
    lidar: nameOf('lidar'),
    lidar_data: nameOf('lidar_data'),
    photometer: nameOf('photometer'),
    photometer_data: nameOf('photometer_data'),
  };
}

/** The number of open conditions, and the due dates of those not reported as met. */
function openConditionsOf({ openConditions }: LoadedFacility): OpenConditions {
  const due_dates = openConditions.flatMap(({ reportedAt, dueDate }) =>
    reportedAt === null && dueDate !== null ? [epochOf(dueDate)] : [],
  );
  return { count: openConditions.length, first_due_date: due_dates[0] ?? null, due_dates };
}

/** The current round of a facility's application. */
export function toInitialAcceptance(loaded: LoadedFacility, view: View): InitialAcceptance {
  const { application, lists } = loaded;
  const { status, preliminaryAcceptance } = application;
  return {
    status: toStatus(status),
    status_since: epochSeconds(application.statusSince),
    pending_with: application.pendingWith,
    pending_for: application.pendingFor,
    pending_since: epochSeconds(application.pendingSince),
    due_date: application.dueDate === null ? null : epochOf(application.dueDate),
    open_conditions: openConditionsOf(loaded),
    round: application.round,
    date: epochSeconds(application.submittedAt),
    evaluation_date: epochSeconds(application.evaluatedAt),
    reviewers_set: application.reviewersComplete,
    component_reviewers: toReviewers(loaded, view),
    preliminary_report: application.preliminaryReportId,
    final_report: application.finalReportId,
    user_file: application.upgradePlanId,
    preliminary_acceptance: byCode(lists.acceptance, preliminaryAcceptance),
    acceptance: byCode(lists.acceptance, application.acceptance),
    can_issue_preliminary_report: canIssuePreliminaryReport(status, isFullyEvaluated(application.openEvaluations)),
    can_issue_final_report: canIssueFinalReport(status, preliminaryAcceptance),
  };
}

/** The acceptance in force, by its name in the list. */
function toAcceptanceInForce({ acceptanceInForce, lists }: LoadedFacility): NationalFacility['acceptance_in_force'] {
  const acceptance = acceptanceInForce && byCode(lists.acceptance, acceptanceInForce.code);
  return acceptance && { acceptance, valid_from: acceptanceInForce.validFrom };
}

/** Whether the user may edit the content. */
function mayEdit(loaded: LoadedFacility, actor: Actor) {
  const { people, state } = accessFactsOf(loaded);
  return may('facility.edit', relationsOf(actor, people), state, ['content']).allowed;
}

/** A facility as this user may see it: owners without the names of reviewers. */
export function toNationalFacility(loaded: LoadedFacility, { actor, view }: Viewer): NationalFacility {
  const { facility, owner, lists } = loaded;
  const isHeld = isOwnerOrDeputy(actor, holdersOf(loaded));
  return {
    // Before the spread: adding properties to a spread copy is many times slower.
    _id: facility.id,
    ...shownOf(FACILITY_FIELDS, facility, lists),
    // A code that is no longer in the list counts as the default status.
    displayed_status: toDisplayedStatus(facility.displayed_status, lists),
    version: facility.version,
    pretty_name: prettyName(facility),
    owner: { _id: owner.id, first_name: owner.firstName, last_name: owner.lastName, email: owner.email },
    pictures: facility.pictureId ? [facility.pictureId] : [],
    picture: facility.pictureId,
    lidars: loaded.lidars.map(toName),
    photometers: loaded.photometers.map(toName),
    submissions: { initial_acceptance: toInitialAcceptance(loaded, view) },
    earlier_report: loaded.earlierReport,
    acceptance_in_force: toAcceptanceInForce(loaded),
    configuration_in_force: loaded.configurationInForce,
    is_owner: isHeld && actor.id === facility.ownerId,
    is_deputy: isHeld && actor.id !== facility.ownerId,
    editable: mayEdit(loaded, actor),
  };
}

/** The status that an administrator has chosen to show; whether it certifies on a day is up to the label as well. */
export function toChosenStatus(loaded: LoadedFacility, today: Day): DisplayedStatus {
  const chosen = toDisplayedStatus(loaded.facility.displayed_status, loaded.lists);
  return { ...chosen, certified: isShownCertified(chosen.code, labelOf(loaded, today)) };
}

/**
 * The record of a facility with its newest regular evaluation, its label on a day, which decides whether it is
 * certified, and what is proposed of it.
 */
export function withLabel(record: NationalFacility, loaded: LoadedFacility, today: Day): NationalFacility {
  const label = labelOf(loaded, today);
  const { status, is_valid, since, period, valid_until, request } = label;
  return {
    // Before the spread: adding properties to a spread copy is many times slower.
    label: period && { status, is_valid, since, valid_from: period.from, valid_until },
    label_request: request?.kind ?? null,
    evaluation: loaded.lastEvaluation,
    ...record,
    displayed_status: toChosenStatus(loaded, today),
  };
}

/** A facility for a user, in the view that the access rules give this user. */
export function showFacility(loaded: LoadedFacility, actor: Actor): NationalFacility {
  return toNationalFacility(loaded, { actor, view: viewFor(loaded, actor) });
}

/** The view that this user has of a facility and its instruments; the narrowest one for users without any right. */
export function viewFor(loaded: LoadedFacility, actor: Actor): View {
  const { people, state } = accessFactsOf(loaded);
  const access = may('facility.read', relationsOf(actor, people), state);
  return access.allowed ? access.view : 'owner';
}
