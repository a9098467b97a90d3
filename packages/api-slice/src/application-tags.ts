/** Tag of the list of submitted applications. */
export const applicationList = { type: 'Application' as const, id: 'all' };

/** Tag of everything about one application. */
export const oneApplication = (id: string) => ({ type: 'Application' as const, id });

/** Tag of what a facility was asked; the end of a round closes it. */
export const questionsOf = (id: string) => ({ type: 'Question' as const, id });

/** Tags of everything that shows how far an application has come, and whom it is pending with. */
export const progressOf = (id: string) => [
  applicationList,
  oneApplication(id),
  'Facility' as const,
  { type: 'History' as const, id },
];
