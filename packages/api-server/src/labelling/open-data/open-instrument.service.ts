import { dayOf, type InstrumentKind, type PublicLidar, type PublicPhotometer } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { loadPublicLidar, loadPublicPhotometer } from '../instrument-records/load-instruments';
import { aboutInstrument, missingInstrument, type ReadQuality } from './about-instrument.service';
import { toOpenLidar, toOpenPhotometer } from './open-instrument.view';
import { toPidinst } from './pidinst.view';

/** A lidar as open data. Throws 404 if it is not public. */
export async function readOpenLidar(context: Context, id: string, readQuality: ReadQuality) {
  const lidar = await loadPublicLidar(context.db, id, dayOf(context.now()));
  if (!lidar) throw missingInstrument('lidar');
  return toOpenLidar(lidar, context.settings.publicUrl, await aboutInstrument(context, 'lidar', id, readQuality));
}

/** A photometer as open data. Throws 404 if it is not public. */
export async function readOpenPhotometer(context: Context, id: string, readQuality: ReadQuality) {
  const photometer = await loadPublicPhotometer(context.db, id, dayOf(context.now()));
  if (!photometer) throw missingInstrument('photometer');
  return toOpenPhotometer(
    photometer,
    context.settings.publicUrl,
    await aboutInstrument(context, 'photometer', id, readQuality),
  );
}

const LOAD = { lidar: loadPublicLidar, photometer: loadPublicPhotometer } as const;

/** The public record of an instrument; undefined if it is not public. */
export const loadPublicInstrument = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: InstrumentKind,
  id: string,
): Promise<PublicLidar | PublicPhotometer | undefined> => LOAD[kind](db, id, dayOf(now()));

/** An instrument as a record of the PIDINST schema. Throws 404 if it is not public. */
export async function readPidinst(context: Context, kind: InstrumentKind, id: string, readQuality: ReadQuality) {
  const instrument = await loadPublicInstrument(context, kind, id);
  if (!instrument) throw missingInstrument(kind);
  return toPidinst(instrument, context.settings.publicUrl, await aboutInstrument(context, kind, id, readQuality));
}
