import { toSnapshot } from '../acceptance/snapshot.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { toLidar, toPhotometer } from '../instruments/instruments.view';
import type { ApplicationRow, FacilityRow, SnapshotRow } from './demo.store';
import type { Instruments } from './instrument-rows';

/** The owner of a facility as snapshots know one. */
export type Owner = LoadedFacility['owner'];

interface Submitted {
  facility: FacilityRow;
  owner: Owner;
  instruments: Instruments;
  application: ApplicationRow;
}

/** What a round froze when it was submitted, made by the very views that the portal serves; nothing before that. */
export function snapshotRows({ facility, owner, instruments, application }: Submitted): SnapshotRow[] {
  const { id: applicationId, submittedAt: at } = application;
  if (!at) return [];
  const { lidars, groups, photometers } = instruments;
  const nothing = { reviewers: [], fullyEvaluated: false };
  const content = toSnapshot({
    loaded: { facility, application, owner, lidars, photometers, ...nothing },
    lidars: lidars.map((row) =>
      toLidar(
        row,
        groups.filter(({ lidarId }) => lidarId === row.id),
        [],
        'owner',
      ),
    ),
    photometers: photometers.map((row) => toPhotometer(row, [], 'owner')),
    at,
  });
  return [{ applicationId, kind: 'submission', content, createdAt: at }];
}
