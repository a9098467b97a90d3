import {
  day,
  type ApprovedConfiguration,
  type ConfigurationChanges,
  type ConfigurationVersion,
  type Day,
  type NewConfigurationInput,
  type TestedConfiguration,
} from '@portal/domain';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/client';
import { AppError, notFound, orNotFound } from '../../platform/errors/app-error';
import { contentDisposition } from '../../platform/files/file-name';
import type { Actor, Context } from '../../platform/process/app-types';
import { versionConflict } from '../../platform/versions/versioned-write';
import { findLastReport } from '../accepted/final-reports.store';
import type { LoadedFacility } from '../facilities/facility.store';
import { writeFacility } from '../facilities/write-facility';
import { findChangeId, listChanges, type ChangeRow } from './configuration-changes.store';
import { cursorFor, numberBehind } from './cursor';
import { toApprovedConfiguration, toConfigurationChange, toConfigurationVersion } from './configuration.view';
import { findInForce, findLast, findVersion, findVersionOn, listVersions } from './configurations.store';
import { approve, withdraw, type Deed } from './decide-configuration';

export interface Approved {
  configuration: ApprovedConfiguration;
  on: Day;
}

/** The configurations of a facility in schema 1.1, on a day or now; a 404 if there are none. */
export type ReadTested = (
  context: Context,
  loaded: LoadedFacility,
  on: Day | null,
) => Promise<{ configuration: { facility: string; configurations: TestedConfiguration[] }; on: Day }>;

interface Wanted {
  version?: number | undefined;
  on?: Day | null | undefined;
}

/** A version of a configuration: by number, by day, or else the one in force; 404 if there is none. */
export async function readConfiguration(db: Db, facilityId: string, { version, on }: Wanted): Promise<Approved> {
  const find = () => {
    if (version !== undefined) return findVersion(db, facilityId, version);
    return on ? findVersionOn(db, facilityId, on) : findInForce(db, facilityId);
  };
  const row = orNotFound(await find());
  return { configuration: toApprovedConfiguration(row), on: day(row.approvedAt.getTime() / 1000) ?? '' };
}

/** Sends a configuration as a downloadable JSON file, indented to be readable. */
export const sendConfiguration = (
  reply: FastifyReply,
  { configuration, on }: Approved | Awaited<ReturnType<ReadTested>>,
) =>
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${configuration.facility}_configuration_${on}.json`),
      'access-control-expose-headers': 'Content-Disposition',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(`${JSON.stringify(configuration, null, 2)}\n`);

/** All versions of the configuration of a facility, latest first. */
export const listConfigurations = async (db: Db, facilityId: string): Promise<ConfigurationVersion[]> =>
  (await listVersions(db, facilityId)).map(toConfigurationVersion);

const deedOf = (context: Context, actor: Actor, { facility }: LoadedFacility): Deed => ({
  actorId: actor.id,
  facility,
  publicUrl: context.settings.publicUrl,
  at: context.now(),
});

const NOT_ACCEPTED = 'A configuration can be approved once a final report has accepted the facility.';

/** Approves a new version based on the last final report, regardless of later changes by the facility. */
export function approveNewVersion(
  context: Context,
  actor: Actor,
  id: string,
  { version, reason, configuration }: NewConfigurationInput,
): Promise<ConfigurationVersion[]> {
  return writeFacility({ context, actor, capability: 'operational-configuration.approve', id }, async (tx, before) => {
    const report = await findLastReport(tx, id);
    const acceptance = report?.facility.submissions.initial_acceptance.acceptance?.code;
    if (!report || (acceptance !== 'yes' && acceptance !== 'conditionally'))
      throw new AppError('notSaved', 409, { message: NOT_ACCEPTED });
    const last = await findLast(tx, id);
    if (version !== (last?.number ?? 0)) throw versionConflict(await listConfigurations(tx, id));
    await approve(tx, deedOf(context, actor, before), { report, sent: configuration, reason });
    return listConfigurations(tx, id);
  });
}

const NOT_IN_FORCE = 'This version is no longer in force.';

/** Withdraws the version in force. */
export function withdrawConfiguration(
  context: Context,
  actor: Actor,
  { id, number }: { id: string; number: number },
  reason: string,
): Promise<ConfigurationVersion[]> {
  return writeFacility({ context, actor, capability: 'operational-configuration.withdraw', id }, async (tx, before) => {
    const row = await findVersion(tx, id, number);
    if (!row) throw notFound();
    if (row.validTo !== null) throw new AppError('notSaved', 409, { message: NOT_IN_FORCE });
    await withdraw(tx, deedOf(context, actor, before), row, reason);
    return listConfigurations(tx, id);
  });
}

/** Maximum number of changes in one response. */
export const MAX_CHANGES = 100;

/** The configuration changes after a cursor, for the data centre; without a cursor, from the beginning. */
export async function readChanges(db: Db, cursor: string | undefined): Promise<ConfigurationChanges> {
  const behind = cursor === undefined ? 0 : await numberBehind(cursor, (number) => findChangeId(db, number));
  const rows = (await listChanges(db, behind, MAX_CHANGES + 1)) as ChangeRow[];
  const page = rows.slice(0, MAX_CHANGES);
  const last = page.at(-1);
  return {
    changes: page.map(toConfigurationChange),
    cursor: last ? cursorFor(last.change) : (cursor ?? null),
    has_more: rows.length > page.length,
  };
}
