import type { QaTestTypeCode } from '@portal/domain';

const BOOK = '/qa-support/';

/** The test book of a facility. */
export const addressOfBook = (facilityId: string) => `${BOOK}?facility=${facilityId}`;

/** The form of a new configuration of a lidar. */
export const addressToConfigure = (facilityId: string, lidarId: string) =>
  `${addressOfBook(facilityId)}&configure=${lidarId}`;

/** The page of a test. */
export const addressOfTest = (facilityId: string, testId: string) => `${BOOK}${facilityId}/test/${testId}`;

/** The start of a new test. */
export const addressToStart = (facilityId: string, lidarId: string, type: QaTestTypeCode) =>
  `${BOOK}${facilityId}/test?lidar=${lidarId}&type=${type}`;
