import { byCode, type InstrumentKind } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { CERTIFIED } from '../facilities/facilities.service';
import { AppError } from '../../platform/errors/app-error';
import { loadPublicLidar, loadPublicPhotometer } from '../instruments/load-instruments';
import { findInstrumentSummary, type InstrumentSummary } from './open-data.store';
import { toOpenLidar, toOpenPhotometer, type Surroundings } from './open-instrument.view';

/** The facility of an instrument, as far as everybody may know it. */
export function publicFacility({
  facility,
  lists,
}: Pick<InstrumentSummary, 'facility' | 'lists'>): Surroundings['facility'] {
  const { acronym, name, displayed_status } = facility;
  if (!CERTIFIED.includes(displayed_status)) return null;
  return { acronym, name, status: byCode(lists['displayed-status'], displayed_status)?.name ?? displayed_status };
}

const missing = (kind: InstrumentKind) =>
  new AppError('notLoaded', 404, { message: `There is no ${kind} under this address.` });

/** Whose an instrument is. Throws 404 when there is no such instrument. */
async function surroundingsOf({ db, settings }: Context, kind: InstrumentKind, id: string): Promise<Surroundings> {
  const summary = await findInstrumentSummary(db, kind, id);
  if (!summary) throw missing(kind);
  return { publicUrl: settings.publicUrl, facility: publicFacility(summary) };
}

/** A lidar as open data. Throws 404 when there is none. */
export async function readOpenLidar(context: Context, id: string) {
  const lidar = await loadPublicLidar(context.db, id);
  if (!lidar) throw missing('lidar');
  return toOpenLidar(lidar, await surroundingsOf(context, 'lidar', id));
}

/** A photometer as open data. Throws 404 when there is none. */
export async function readOpenPhotometer(context: Context, id: string) {
  const photometer = await loadPublicPhotometer(context.db, id);
  if (!photometer) throw missing('photometer');
  return toOpenPhotometer(photometer, await surroundingsOf(context, 'photometer', id));
}
