import { isValidStatus, type QaTestStatus } from './test-status';
import type { QaTestTypeCode } from './test-types';

/** What decides which of two tests of a lidar supersedes the other. */
export interface SupersedableTest {
  type: QaTestTypeCode;
  /** Id of its configuration. */
  configuration: string;
  status: QaTestStatus;
  /** Beginning of the measurement, epoch seconds. */
  measuredAt: number | null;
  /** Short names; empty: all of its configuration. */
  channels: readonly string[];
}

const hasChannelsOf = ({ channels }: SupersedableTest, { channels: others }: SupersedableTest): boolean =>
  channels.length === 0 || (others.length > 0 && others.every((name) => channels.includes(name)));

/**
 * Whether a valid test supersedes one of the same lidar, type and configuration that was not measured after it. A test
 * of some channels leaves one that is about others valid.
 */
export const supersedes = (newer: SupersedableTest, older: SupersedableTest): boolean =>
  isValidStatus(newer.status) &&
  newer.type === older.type &&
  newer.configuration === older.configuration &&
  newer.measuredAt !== null &&
  older.measuredAt !== null &&
  older.measuredAt <= newer.measuredAt &&
  hasChannelsOf(newer, older);
