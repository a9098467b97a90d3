import type { Day } from '../time/day';
import type { ConfigurationPeriod } from './qa-test';

/** The result of a test in the feed of changes. */
export interface ChangedResult {
  /** As in `quality_assurance`. */
  test: string;
  date: Day | null;
  /** `null` for one that showed neither a pass nor a fault, and one that was revoked. */
  passed: boolean | null;
  portal_id: string;
}

/** A change of a configuration of a lidar, for the users of the data. */
export interface LidarConfigurationChange {
  cursor: string;
  change: ConfigurationPeriod['status'] | 'result';
  /** Epoch seconds. */
  at: number;
  /** The first day of the new state; `null` for a result. */
  from: Day | null;
  reason: string | null;
  facility: { _id: string; acronym: string; pretty_name: string };
  lidar: { portal_id: string; name: string | null };
  /** Number within the lidar, and the id in the processing chain. */
  number: number;
  scc_configuration_id: number;
  /** `null` for a new state. */
  result: ChangedResult | null;
}

/** A page of changes. */
export interface LidarConfigurationChanges {
  changes: LidarConfigurationChange[];
  /** To be sent with the next request; `null` before the first change. */
  cursor: string | null;
  has_more: boolean;
}
