import {
  type CertifiedFacility,
  type Day,
  type InstrumentKind,
  type InstrumentName,
  type LabelOnDay,
  type LabelScope,
  type LabelStatus,
  lastDayOf,
  POSITION_FIELDS,
  startOfStatus,
  type RecordedBy,
  dayOf,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { toRecordedBy } from '../accepted/accepted.view';
import { listCertifiedVersions } from '../facilities/facilities.service';
import { loadDisplayedSince } from './open-data.store';

/** A certified facility as open data: the content of the map, without personal data. */
export interface OpenFacility extends Pick<
  CertifiedFacility,
  'acronym' | 'name' | 'type' | 'displayed_status' | 'position'
> {
  /** First day (UTC) of the current displayed status; `null` if it was not recorded. */
  since: string | null;
  /** The accepted version in force: its number and its first day (UTC). */
  accepted_version: number | null;
  accepted_on: Day | null;
  /** Whether the version comes from a decision or was recorded by an administrator without one. */
  recorded_by: RecordedBy | null;
  /** Lidars first, each kind oldest first. */
  instruments: { kind: InstrumentKind; id: string; name: string }[];
  /** `null` without a record of one. A label that was lost or has ended takes the facility off the list. */
  label: {
    status: LabelStatus;
    is_valid: boolean;
    from: Day;
    until: Day | null;
    scope: LabelScope;
    scopeUntil: Day;
  } | null;
}

function toOpenLabel(label: LabelOnDay | null): OpenFacility['label'] {
  if (label === null || label.period === null) return null;
  const { status, is_valid, valid_until: until, period, later } = label;
  return { status, is_valid, from: period.from, until, scope: period.scope, scopeUntil: lastDayOf(period, later[0]) };
}

const ofKind = (kind: InstrumentKind, instruments: readonly InstrumentName[]) =>
  instruments.map(({ _id, name }) => ({ kind, id: _id, name }));

const dayOrNull = (moment: Date | undefined): Day | null => (moment ? dayOf(moment) : null);

/** A position with the decimals of open data: older records may have more. */
const toOpenPosition = (position: CertifiedFacility['position']): CertifiedFacility['position'] => {
  const latitude = POSITION_FIELDS.latitude.open(position?.latitude ?? null);
  const longitude = POSITION_FIELDS.longitude.open(position?.longitude ?? null);
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

/** The certified facilities as open data, by acronym. */
export async function listOpenFacilities({ db, now }: Pick<Context, 'db' | 'now'>): Promise<OpenFacility[]> {
  const [certified, since] = await Promise.all([listCertifiedVersions(db, dayOf(now())), loadDisplayedSince(db)]);
  return certified.map(({ facility, version, label }) => {
    const { acronym, name, type, displayed_status, position, lidars, photometers } = facility;
    return {
      acronym,
      name,
      type,
      displayed_status,
      position: toOpenPosition(position),
      since: startOfStatus(displayed_status.code, label) ?? since(acronym, displayed_status.code),
      accepted_version: version?.number ?? null,
      accepted_on: dayOrNull(version?.validFrom),
      recorded_by: version ? toRecordedBy(version.by) : null,
      instruments: [...ofKind('lidar', lidars), ...ofKind('photometer', photometers)],
      label: toOpenLabel(label),
    };
  });
}
