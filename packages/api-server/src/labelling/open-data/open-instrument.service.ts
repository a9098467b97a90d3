import { byCode, day, isCertified, type AcceptedPart, type InstrumentKind } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import { loadPublicLidar, loadPublicPhotometer } from '../instrument-records/load-instruments';
import { findInstrumentSummary, type InstrumentSummary } from './open-data.store';
import { toOpenLidar, toOpenPhotometer, type Surroundings } from './open-instrument.view';

/** The facility of an instrument, as far as everybody may know it. */
export function publicFacility({
  facility,
  lists,
}: Pick<InstrumentSummary, 'facility' | 'lists'>): Surroundings['facility'] {
  const { acronym, name, displayed_status } = facility;
  if (!isCertified(displayed_status)) return null;
  return { acronym, name, status: byCode(lists['displayed-status'], displayed_status)?.name ?? displayed_status };
}

const missing = (kind: InstrumentKind) =>
  new AppError('notLoaded', 404, { message: `There is no ${kind} under this address.` });

/** Of which accepted version of its facility it is part, and the days (UTC) from when to when. */
const toOpenAcceptance = (part: AcceptedPart | undefined): Surroundings['accepted'] =>
  part ? { version: part.version, from: day(part.since), until: day(part.until) } : null;

/** Whose an instrument is. Throws 404 when there is no such instrument. */
async function surroundingsOf(
  { db, settings }: Context,
  kind: InstrumentKind,
  { _id: id, part_of: part }: { _id: string; part_of?: AcceptedPart },
): Promise<Surroundings> {
  const summary = await findInstrumentSummary(db, kind, id);
  if (!summary) throw missing(kind);
  return { publicUrl: settings.publicUrl, facility: publicFacility(summary), accepted: toOpenAcceptance(part) };
}

/** A lidar as open data. Throws 404 when there is none. */
export async function readOpenLidar(context: Context, id: string) {
  const lidar = await loadPublicLidar(context.db, id);
  if (!lidar) throw missing('lidar');
  return toOpenLidar(lidar, await surroundingsOf(context, 'lidar', lidar));
}

/** A photometer as open data. Throws 404 when there is none. */
export async function readOpenPhotometer(context: Context, id: string) {
  const photometer = await loadPublicPhotometer(context.db, id);
  if (!photometer) throw missing('photometer');
  return toOpenPhotometer(photometer, await surroundingsOf(context, 'photometer', photometer));
}
