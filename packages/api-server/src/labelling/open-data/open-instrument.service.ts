import type { InstrumentKind, PublicLidar, PublicPhotometer } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { loadPublicLidar, loadPublicPhotometer } from '../instrument-records/load-instruments';
import { aboutInstrument, missingInstrument } from './about-instrument.service';
import { toOpenLidar, toOpenPhotometer } from './open-instrument.view';
import { toPidinst } from './pidinst.view';

/** A lidar as open data. Throws 404 if it is not public. */
export async function readOpenLidar(context: Context, id: string) {
  const lidar = await loadPublicLidar(context.db, id);
  if (!lidar) throw missingInstrument('lidar');
  return toOpenLidar(lidar, context.settings.publicUrl, await aboutInstrument(context, 'lidar', id));
}

/** A photometer as open data. Throws 404 if it is not public. */
export async function readOpenPhotometer(context: Context, id: string) {
  const photometer = await loadPublicPhotometer(context.db, id);
  if (!photometer) throw missingInstrument('photometer');
  return toOpenPhotometer(photometer, context.settings.publicUrl, await aboutInstrument(context, 'photometer', id));
}

const LOAD = { lidar: loadPublicLidar, photometer: loadPublicPhotometer } as const;

/** The public record of an instrument; undefined if it is not public. */
export const loadPublicInstrument = (
  db: Db,
  kind: InstrumentKind,
  id: string,
): Promise<PublicLidar | PublicPhotometer | undefined> => LOAD[kind](db, id);

/** An instrument as a record of the PIDINST schema. Throws 404 if it is not public. */
export async function readPidinst(context: Context, kind: InstrumentKind, id: string) {
  const instrument = await loadPublicInstrument(context.db, kind, id);
  if (!instrument) throw missingInstrument(kind);
  return toPidinst(instrument, context.settings.publicUrl, await aboutInstrument(context, kind, id));
}
