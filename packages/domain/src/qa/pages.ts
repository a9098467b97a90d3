/** The pages that tasks and messages about quality assurance lead to. */
export const QA_PAGES = {
  book: (facility: string) => `/qa-support/?facility=${facility}`,
  test: (facility: string, test: string) => `/qa-support/${facility}/test/${test}`,
  /** The calibration centre evaluates and arranges there, once it has pages for that. */
  centre: '/under-construction',
  /** The evaluation of a test by the centre. */
  evaluation: (test: string) => `/cars/qa-test/${test}`,
  /** A request, where the centre answers it. */
  request: (request: string) => `/cars/support/inbox?request=${request}`,
  /** A configuration of a lidar, where the centre approves it. */
  approval: (facility: string, lidar: string, number: number) =>
    `/cars/support/network?facility=${facility}&lidar=${lidar}&configuration=${number}`,
} as const;
