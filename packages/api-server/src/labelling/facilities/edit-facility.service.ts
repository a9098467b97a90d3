import {
  changes,
  dayOf,
  FACILITY_FIELDS,
  facilityFormValues,
  type Change,
  type FacilityInfo,
  type NationalFacility,
  facilityInfoSchema,
  rowOf,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import { type Db } from '../../platform/db/client';
import { sqlProblem } from '../../platform/db/sql-problem';
import { countMessage, refuseMessage } from '../../platform/limits/limits';
import { accessFactsOf } from './facility-access-facts';
import { findFacility, updateFacility } from './facility.store';
import { showFacility, withLabel } from './facility.view';
import { refreshDerivedState, type LoadedFacility } from './load-facility';
import { writeFacility } from './write-facility';
import { applyPatch, versionedWrite } from '../../platform/versions/versioned-write';
import { assertNothingElse } from '../../platform/versions/whole-record';
import { refusedField } from '../../platform/errors/app-error';
import { recordShown } from './record-shown';
import { replacePicture } from './replace-picture';
import { recordDisplayedStatus } from './set-displayed-status';
import { startApplication } from './start-application';

/** The fields of the body as columns; `undefined` for omitted fields. */
const toColumns = (info: FacilityInfo) => ({
  ...rowOf(FACILITY_FIELDS, info),
  pictureId: info.pictures && (info.pictures[0] ?? null),
});

/** The fields of a body before validation: sufficient to find those that would change. */
function unvalidated(body: unknown): FacilityInfo {
  const info: unknown = facilityInfoSchema.cast(body, { assert: false });
  return typeof info === 'object' && info !== null ? info : {};
}

function changesBy(loaded: LoadedFacility, actor: Actor, info: FacilityInfo): Change[] {
  const after = { ...loaded, facility: applyPatch(loaded.facility, toColumns(info)) };
  return changes(facilityFormValues(showFacility(loaded, actor)), facilityFormValues(showFacility(after, actor)));
}

const isField = (path: string): path is keyof typeof FACILITY_FIELDS => Object.hasOwn(FACILITY_FIELDS, path);

/** The parts of the general information that would change; equal values change none. */
const partsOf = (list: readonly Change[]) => [
  ...new Set(
    list
      .map(({ path }) => path)
      .filter(isField)
      .map((path) => FACILITY_FIELDS[path].part),
  ),
];

/** The access facts for the guard, before the body is validated; undefined for an unknown facility. */
export async function editAccessFacts({ db }: Context, actor: Actor | null, id: string, body: unknown) {
  const loaded = await findFacility(db, id);
  return loaded && actor
    ? { ...accessFactsOf(loaded), parts: partsOf(changesBy(loaded, actor, unvalidated(body))) }
    : undefined;
}

/** `picture` is the legacy name of the first picture; refuses a value that differs from the list. */
function mustBeFirst({ picture, pictures }: FacilityInfo, stored: string | null) {
  const first = pictures ? (pictures[0] ?? null) : stored;
  if (picture !== undefined && picture !== first) throw refusedField('picture', 'Must be the first of the pictures');
}

const NO_CHANGE = 'Goes with another public status: the facility is displayed like this already';

/** A reason is stored with a change of the displayed status only, so it is refused without one. */
function mustGoWithChange({ displayed_status_reason: reason }: FacilityInfo, list: readonly Change[]) {
  if (reason && !list.some(({ path }) => path === 'displayed_status'))
    throw refusedField('displayed_status_reason', NO_CHANGE);
}

const NAMED_BY_LABEL = 'Can no longer be changed: certificates, badges and links of the label name it.';

/** The acronym is the address of a label, and would lead to another facility that took it. */
function mustKeepAcronym({ labelDecisions }: LoadedFacility, list: readonly Change[]) {
  const wasGranted = labelDecisions.some(({ kind }) => kind === 'grant');
  if (wasGranted && list.some(({ path }) => path === 'acronym')) throw refusedField('acronym', NAMED_BY_LABEL);
}

/**
 * Changes the general information. If two users edit one version, the second receives 409 with the current facility.
 */
export function editFacility(
  context: Context,
  actor: Actor,
  id: string,
  info: FacilityInfo,
): Promise<NationalFacility> {
  const parts = (before: LoadedFacility) => partsOf(changesBy(before, actor, info));
  return writeFacility({ context, actor, capability: 'facility.edit', id, parts }, async (tx, before) => {
    const list = changesBy(before, actor, info);
    const today = dayOf(context.now());
    const present = withLabel(showFacility(before, actor), before, today);
    assertNothingElse(facilityInfoSchema, info, present);
    mustBeFirst(info, before.facility.pictureId);
    mustGoWithChange(info, list);
    mustKeepAcronym(before, list);
    const write = async () => {
      if (!(await save(tx, before, actor, info))) return undefined;
      await startApplication(tx, context, actor, before);
      const reason = info.displayed_status_reason ?? null;
      await recordAuditAndNotify(tx, context, { before, actor, list, reason });
      const after = await refreshDerivedState(tx, id, context.now());
      await recordShown(tx, after, { actor, list, reason, at: context.now() });
      return withLabel(showFacility(after, actor), after, today);
    };
    return versionedWrite({ present, version: info.version, isChanged: list.length > 0, write });
  });
}

/** False if the facility has a different version by now. */
async function save(tx: Db, { facility }: LoadedFacility, actor: Actor, info: FacilityInfo): Promise<boolean> {
  const { id, version, pictureId } = facility;
  const values = applyPatch(facility, toColumns(info));
  const link = { as: 'facility-picture', linkedId: id, facilityId: id, uploaderId: actor.id } as const;
  await replacePicture(tx, { before: pictureId, after: values.pictureId, ...link });
  return updateFacility(tx, id, version, toColumns(info)).catch((error: unknown) => {
    const isTaken = sqlProblem(error)?.constraint === 'national_facilities_acronym_key';
    throw isTaken ? refusedField('acronym', `A facility with the acronym ${values.acronym} already exists.`) : error;
  });
}

interface Edit {
  before: LoadedFacility;
  actor: Actor;
  list: readonly Change[];
  /** Reason for the change of the displayed status. */
  reason: string | null;
}

/** Writes the audit log. A change of displayed status has an entry of its own, and a message to owner and deputies. */
async function recordAuditAndNotify(tx: Db, context: Context, { before, actor, list, reason }: Edit) {
  const { facility } = before;
  const { id, acronym } = facility;
  const entry = {
    actorId: actor.id,
    objectKind: 'facility' as const,
    objectId: id,
    objectName: acronym,
    facilityId: id,
  };
  const content = list.filter(({ path }) => path !== 'displayed_status');
  const displayed = list.filter(({ path }) => path === 'displayed_status');
  if (content.length > 0) await writeAudit(tx, { ...entry, action: 'facility.edit', ...auditedChanges(content) });
  for (const change of displayed) {
    await refuseMessage({ ...context, db: tx }, actor);
    await countMessage({ ...context, db: tx }, actor);
    await recordDisplayedStatus(tx, context, { before, after: before, actor, change, reason });
  }
}
