import type { InitialAcceptance } from '../acceptance/initial-acceptance';
import type { Day } from '../time/day';
import type { LidarIds } from './chain-ids';
import type { LeftOut } from './left-out';

/** A lidar of a facility in a version: whether it is in it, and by which ids the processing chain knows it. */
export interface ChosenLidar extends LidarIds {
  /** Id of the lidar in the portal. */
  lidar: string;
  name: string;
  is_included: boolean;
  left_out_by_default: LeftOut | null;
  /** Why CARS took it in or left it out; `null` where that is the default. */
  reason: string | null;
}

/** What CARS chose for a version. */
export interface ConfigurationChoice {
  station_id: string | null;
  lidars: ChosenLidar[];
}

/** A version of an operational configuration, numbered from 1 within its facility. */
export interface ConfigurationVersion extends ConfigurationChoice {
  number: number;
  /** The round whose final report it follows. */
  round: number;
  /** Why CARS made it; `null` where the final report approved it. */
  reason: string | null;
  /** Epoch seconds. */
  approved_at: number;
  valid_from: Day;
  /** First day on which it no longer holds; `null` while it is in force. */
  valid_to: Day | null;
  /** `null` unless it was withdrawn. */
  withdrawn: { at: number; reason: string } | null;
}

/** Whether a facility may have versions: before its first round has ended there is nothing to ask for. */
export const mayHaveConfigurations = ({
  round,
  acceptance,
}: Pick<InitialAcceptance, 'round' | 'acceptance'>): boolean => round > 1 || acceptance !== null;

/** A change of what the processing chain goes by, with the cursor that stands behind it. */
export interface ConfigurationChange {
  cursor: string;
  /** Epoch seconds. */
  at: number;
  change: 'approved' | 'withdrawn';
  facility: { _id: string; acronym: string };
  /** The version that was approved, or withdrawn. */
  number: number;
  /** The version that was in force before it. */
  supersedes: number | null;
  /** The day from which the change holds. */
  from: Day;
  /** Why; `null` where the final report approved the version. */
  reason: string | null;
  /** The lidars in the version. */
  lidars: { portal_id: string; name: string }[];
}

/** The response of `GET /operational-configurations`: changes in the order in which they were made. */
export interface ConfigurationChanges {
  changes: ConfigurationChange[];
  /** Behind the last change that is listed: what to ask with next time; `null` while there is none. */
  cursor: string | null;
  has_more: boolean;
}
