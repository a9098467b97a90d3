import type { InitialAcceptance } from '../acceptance/initial-acceptance';
import type { Day } from '../time/day';
import type { LidarIds } from './chain-ids';
import type { LeftOut } from './left-out';

/** A lidar of the facility in a version: whether it is included, and its ids in the processing chain. */
export interface ChosenLidar extends LidarIds {
  lidar: string;
  name: string;
  is_included: boolean;
  left_out_by_default: LeftOut | null;
  /** Why CARS included it or left it out; `null` if that is the default. */
  reason: string | null;
}

export interface ConfigurationChoice {
  station_id: string | null;
  lidars: ChosenLidar[];
}

/** A version of an operational configuration, numbered from 1 within its facility. */
export interface ConfigurationVersion extends ConfigurationChoice {
  number: number;
  /** The round of the final report that it is based on. */
  round: number;
  /** Why CARS made it; `null` if the final report approved it. */
  reason: string | null;
  /** Epoch seconds. */
  approved_at: number;
  valid_from: Day;
  /** The first day on which it is no longer valid; `null` while it is in force. */
  valid_to: Day | null;
  withdrawn: { at: number; reason: string } | null;
}

/** Whether a facility can have versions, which requires a finished round. Callers skip the request otherwise. */
export const mayHaveConfigurations = ({
  round,
  acceptance,
}: Pick<InitialAcceptance, 'round' | 'acceptance'>): boolean => round > 1 || acceptance !== null;

/** A change of the configuration in force, with the cursor just after it. */
export interface ConfigurationChange {
  cursor: string;
  /** Epoch seconds. */
  at: number;
  change: 'approved' | 'withdrawn';
  facility: { _id: string; acronym: string; pretty_name: string };
  number: number;
  /** The version that was in force before. */
  supersedes: number | null;
  /** The day from which the change is valid. */
  from: Day;
  /** `null` if the final report approved the version. */
  reason: string | null;
  lidars: { portal_id: string; name: string }[];
}

/** The response of `GET /operational-configurations`: changes in chronological order. */
export interface ConfigurationChanges {
  changes: ConfigurationChange[];
  /** The cursor after the last listed change, for the next request; `null` if there is no change yet. */
  cursor: string | null;
  has_more: boolean;
}
