import {
  CERTIFIED_STATUSES,
  type CertifiedFacility,
  type Day,
  type InstrumentKind,
  type InstrumentName,
  type RecordedBy,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { toRecordedBy } from '../accepted/accepted.view';
import { listCertifiedVersions } from '../facilities/facilities.service';
import { listDisplayedSince } from './open-data.store';

/** A certified facility as open data: the content of the map, without the people. */
export interface OpenFacility extends Pick<
  CertifiedFacility,
  'acronym' | 'name' | 'type' | 'displayed_status' | 'position'
> {
  /** Day (UTC) since when it is displayed like this; `null` when that was not recorded. */
  since: string | null;
  /** What was accepted and is in force: number of the version, and the day (UTC) since when. */
  accepted_version: number | null;
  accepted_on: Day | null;
  /** Whether it was accepted, or recorded by an administrator without a decision. */
  recorded_by: RecordedBy | null;
  /** Lidars first, each kind the oldest first. */
  instruments: { kind: InstrumentKind; id: string; name: string }[];
}

const ofKind = (kind: InstrumentKind, instruments: readonly InstrumentName[]) =>
  instruments.map(({ _id, name }) => ({ kind, id: _id, name }));

const dayOf = (moment: Date | undefined): Day | null => moment?.toISOString().slice(0, 10) ?? null;

/** The certified facilities as open data, by acronym. */
export async function listOpenFacilities(db: Db): Promise<OpenFacility[]> {
  const [certified, since] = await Promise.all([listCertifiedVersions(db), listDisplayedSince(db, CERTIFIED_STATUSES)]);
  return certified.map(({ facility, version }) => {
    const { acronym, name, type, displayed_status, position, lidars, photometers } = facility;
    return {
      acronym,
      name,
      type,
      displayed_status,
      position,
      since: dayOf(since.get(acronym)),
      accepted_version: version?.number ?? null,
      accepted_on: dayOf(version?.validFrom),
      recorded_by: version ? toRecordedBy(version.by) : null,
      instruments: [...ofKind('lidar', lidars), ...ofKind('photometer', photometers)],
    };
  });
}
