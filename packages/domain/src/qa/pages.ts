import type { QaTestTypeCode } from './test-types';

/** The pages that tasks and messages about quality assurance lead to. */
export const QA_PAGES = {
  book: (facility: string) => `/qa-support/?facility=${facility}`,
  /** The form of a new configuration of a lidar. */
  configure: (facility: string, lidar: string) => `/qa-support/?facility=${facility}&configure=${lidar}`,
  /** The form of a new test. */
  start: (facility: string, lidar: string, type: QaTestTypeCode) =>
    `/qa-support/${facility}/test?lidar=${lidar}&type=${type}`,
  /** The form of a new calibration of a photometer. */
  calibrate: (facility: string, photometer: string) => `/qa-support/?facility=${facility}&calibrate=${photometer}`,
  test: (facility: string, test: string) => `/qa-support/${facility}/test/${test}`,
  ownRequest: (facility: string, request: string) =>
    `/qa-support/?facility=${facility}&tab=requests&request=${request}`,
  ownCalendar: (facility: string) => `/qa-support/?facility=${facility}&tab=calendar`,
  /** What waits at the calibration centre: tests and requests. */
  centre: '/cars/support/',
  /** The evaluation of a test by the centre. */
  evaluation: (test: string) => `/cars/qa-test/${test}`,
  /** A request, where the centre answers it. */
  request: (request: string) => `/cars/support/inbox?request=${request}`,
  calendar: '/cars/support/calendar',
  /** A lidar in the network, where the centre approves its configurations. */
  inNetwork: (lidar: string) => `/cars/support/network?lidar=${lidar}`,
} as const;
