import { isDeepStrictEqual } from 'node:util';
import {
  calibrationProblem,
  day,
  dayOf,
  type AuditAction,
  type CalibrationEdit,
  type Day,
  type PhotometerCalibration,
  type PhotometerCalibrationInput,
} from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { orNotFound, refusedField } from '../../platform/errors/app-error';
import { linkFile, releaseFiles } from '../../platform/files/files.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { applyPatch, assertCurrentVersion, versionConflict } from '../../platform/versions/versioned-write';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { findFacilityIdOf } from '../../labelling/instrument-records/instruments.store';
import {
  findCalibration,
  insertCalibration,
  listCalibrations,
  updateCalibration,
  type CalibrationRow,
} from './calibrations.store';
import { calibrationDays, toCalibrations } from './calibrations.view';

const NO_CERTIFICATE = 'The PDF was not found among your uploads';

/** The access facts of the facility of a calibration; undefined for an unknown one. */
export async function calibrationAccessFacts(context: Context, actor: Actor | null, id: string) {
  if (!actor) return {};
  const found = await findCalibration(context.db, id);
  return found && facilityAccessFacts(context, found.row.facilityId);
}

/** The calibrations of a photometer, oldest first. */
export async function readCalibrations({ db, now }: Context, photometerId: string): Promise<PhotometerCalibration[]> {
  return toCalibrations(await listCalibrations(db, photometerId), dayOf(now()));
}

const sentDay = (epoch: number | null | undefined): Day | null | undefined =>
  epoch === undefined ? undefined : day(epoch);

/** What was sent as columns; an absent value is undefined. */
const toColumns = (input: PhotometerCalibrationInput) => ({
  instrumentNumber: input.instrument_number,
  centre: input.centre,
  networkProjectId: input.network_project_id,
  kind: input.kind,
  sentOn: sentDay(input.sent_at),
  receivedOn: sentDay(input.received_at),
  calibratedOn: sentDay(input.calibrated_on),
  returnedOn: sentDay(input.returned_at),
  installedOn: sentDay(input.installed_at),
  channels: input.channels?.map(({ nm, v0 = null, u_percent = null, shift_percent = null }) => ({
    nm,
    v0,
    u_percent,
    shift_percent,
  })),
  result: input.result,
  validUntil: sentDay(input.valid_until),
});

const EMPTY = {
  networkProjectId: null,
  sentOn: null,
  receivedOn: null,
  calibratedOn: null,
  returnedOn: null,
  installedOn: null,
  channels: [],
  checks: {},
  result: null,
  validUntil: null,
  certificateId: null,
} satisfies Partial<CalibrationRow>;

type Values = Pick<CalibrationRow, keyof typeof EMPTY>;

function assertPossible(values: Values, today: Day) {
  const { validUntil, channels } = values;
  const problem = calibrationProblem({ days: calibrationDays(values), validUntil, channels }, today);
  if (problem) throw refusedField(problem.path, problem.message);
}

const nameIn = ({ photometers, facility }: LoadedFacility, id: string) =>
  photometers.find((photometer) => photometer.id === id)?.name ?? facility.acronym;

interface Save {
  tx: Db;
  actor: Actor;
  facility: LoadedFacility;
  input: PhotometerCalibrationInput;
  today: Day;
}

/** Links an uploaded certificate, which is a PDF; one that it replaces is removed. */
async function changeCertificate({ tx, actor, facility, input }: Save, row: CalibrationRow) {
  const { certificate: fileId } = input;
  if (fileId === undefined || fileId === row.certificateId) return row.certificateId;
  const link = { as: 'calibration-certificate', linkedId: row.id, facilityId: facility.facility.id } as const;
  if (fileId !== null && !(await linkFile(tx, { fileId, uploaderId: actor.id, kind: 'document', ...link })))
    throw refusedField('certificate', NO_CERTIFICATE);
  if (row.certificateId !== null) await releaseFiles(tx, [row.certificateId]);
  return fileId;
}

async function record(
  { tx, actor, facility }: Save,
  action: AuditAction,
  row: CalibrationRow,
  before?: CalibrationRow,
) {
  const { id: _id, version: _version, createdAt: _at, createdById: _by, updatedAt: _changed, ...said } = row;
  await writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'photometer',
    objectId: row.photometerId,
    objectName: nameIn(facility, row.photometerId),
    facilityId: row.facilityId,
    ...(before && { oldValue: { calibration: before.id, certificateId: before.certificateId, result: before.result } }),
    newValue: { calibration: row.id, ...said },
  });
}

/** A calibration beside the others of its photometer, one of which may have replaced it. */
async function read(tx: Db, { id, photometerId }: Pick<CalibrationRow, 'id' | 'photometerId'>, today: Day) {
  const calibrations = toCalibrations(await listCalibrations(tx, photometerId), today);
  return orNotFound(calibrations.find(({ _id }) => _id === id));
}

/** Adds a calibration of a photometer. */
export async function addCalibration(
  context: Context,
  actor: Actor,
  photometerId: string,
  input: PhotometerCalibrationInput,
): Promise<PhotometerCalibration> {
  const id = orNotFound(await findFacilityIdOf(context.db, 'photometer', photometerId));
  return writeFacility({ context, actor, capability: 'photometer-calibration.add', id }, async (tx, facility) => {
    const today = dayOf(context.now());
    const save = { tx, actor, facility, input, today };
    const { instrumentNumber, centre, kind, ...optional } = toColumns(input);
    const values: Values = applyPatch<Values>(EMPTY, { ...optional, checks: input.checks });
    assertPossible(values, today);
    const added = await insertCalibration(tx, {
      ...values,
      facilityId: id,
      photometerId,
      instrumentNumber,
      centre,
      kind,
      createdById: actor.id,
    });
    const certificateId = await changeCertificate(save, added);
    const row = certificateId === null ? added : await updateCalibration(tx, added, { certificateId });
    await record(save, 'photometer-calibration.add', orNotFound(row));
    return read(tx, added, today);
  });
}

/** Changes a calibration; of two editors of one version, one gets 409. */
export async function changeCalibration(
  context: Context,
  actor: Actor,
  id: string,
  input: CalibrationEdit,
): Promise<PhotometerCalibration> {
  const { facilityId } = orNotFound(await findCalibration(context.db, id)).row;
  const write = { context, actor, capability: 'photometer-calibration.edit', id: facilityId } as const;
  return writeFacility(write, async (tx, facility) => {
    const today = dayOf(context.now());
    const { row: before } = orNotFound(await findCalibration(tx, id));
    const present = await read(tx, before, today);
    assertCurrentVersion(input.version, present);
    const save = { tx, actor, facility, input, today };
    const checks = input.checks && { ...before.checks, ...input.checks };
    const values = applyPatch(before, { ...toColumns(input), checks });
    assertPossible(values, today);
    const changed = { ...values, certificateId: await changeCertificate(save, before) };
    if (isDeepStrictEqual(changed, before)) return present;
    const { id: _id, version: _version, ...columns } = changed;
    const row = await updateCalibration(tx, before, columns);
    if (!row) throw versionConflict(present);
    await record(save, 'photometer-calibration.edit', row, before);
    return read(tx, before, today);
  });
}
