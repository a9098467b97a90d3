import type { NationalFacility } from '../facilities/facility';
import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';

/** An application as submitted; later edits of the records do not change it. */
export interface SubmissionSnapshot {
  schema_version: 1;
  /** Epoch seconds. */
  submitted_at: number;
  /** From 1; each reset by an administrator starts the next one. */
  round: number;
  facility: NationalFacility;
  lidars: Lidar[];
  photometers: Photometer[];
}
