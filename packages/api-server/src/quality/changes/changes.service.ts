import {
  dayOf,
  epochSeconds,
  nameOfQuality,
  prettyName,
  type LidarConfigurationChange,
  type LidarConfigurationChanges,
} from '@portal/domain';
import { cursorFor, numberBehind } from '../../labelling/configuration/cursor';
import type { Db } from '../../platform/db/client';
import { findChangeId, listChanges, type ChangeRow } from './changes.store';

/** Maximum number of changes in one response. */
export const MAX_CHANGES = 100;

function toChange({ change, configuration, facility, lidarName, period, test }: ChangeRow): LidarConfigurationChange {
  const { id: _id, acronym } = facility;
  return {
    cursor: cursorFor(change),
    change: change.change,
    at: epochSeconds(change.at),
    from: period?.validFrom ?? null,
    reason: period?.reason ?? null,
    facility: { _id, acronym, pretty_name: prettyName(facility) },
    lidar: { portal_id: configuration.lidarId, name: lidarName },
    number: configuration.number,
    scc_configuration_id: configuration.sccConfigurationId,
    result: test && {
      test: nameOfQuality(test.type),
      date: test.measuredFrom && dayOf(test.measuredFrom),
      passed: change.passed,
      portal_id: test.id,
    },
  };
}

/** The changes of configurations of lidars after a cursor, for the data centre; without a cursor, from the beginning. */
export async function readConfigurationChanges(db: Db, cursor: string | undefined): Promise<LidarConfigurationChanges> {
  const behind = cursor === undefined ? 0 : await numberBehind(cursor, (number) => findChangeId(db, number));
  const rows = await listChanges(db, behind, MAX_CHANGES + 1);
  const page = rows.slice(0, MAX_CHANGES);
  const last = page.at(-1);
  return {
    changes: page.map(toChange),
    cursor: last ? cursorFor(last.change) : (cursor ?? null),
    has_more: rows.length > page.length,
  };
}
