import type { CertifiedFacility, InstrumentKind, InstrumentName } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { CERTIFIED, listCertified } from '../facilities/facilities.service';
import { listDisplayedSince } from './open-data.store';

/** A certified facility as open data: the content of the map, without the people. */
export interface OpenFacility extends Pick<
  CertifiedFacility,
  'acronym' | 'name' | 'type' | 'displayed_status' | 'position'
> {
  /** Day (UTC) since when it is displayed like this; `null` when that was not recorded. */
  since: string | null;
  /** Lidars first, each kind the oldest first. */
  instruments: { kind: InstrumentKind; id: string; name: string }[];
}

const ofKind = (kind: InstrumentKind, instruments: readonly InstrumentName[]) =>
  instruments.map(({ _id, name }) => ({ kind, id: _id, name }));

/** The certified facilities as open data, by acronym. */
export async function listOpenFacilities(db: Db): Promise<OpenFacility[]> {
  const [certified, since] = await Promise.all([listCertified(db), listDisplayedSince(db, CERTIFIED)]);
  return certified.map(({ acronym, name, type, displayed_status, position, lidars, photometers }) => ({
    acronym,
    name,
    type,
    displayed_status,
    position,
    since: since.get(acronym)?.toISOString().slice(0, 10) ?? null,
    instruments: [...ofKind('lidar', lidars), ...ofKind('photometer', photometers)],
  }));
}
