/** The pages that tasks and messages about quality assurance lead to. */
export const QA_PAGES = {
  book: (facility: string) => `/qa-support/?facility=${facility}`,
  test: (facility: string, test: string) => `/qa-support/${facility}/test/${test}`,
  /** The calibration centre evaluates and arranges there, once it has pages for that. */
  centre: '/under-construction',
} as const;
