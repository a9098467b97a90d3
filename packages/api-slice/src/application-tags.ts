/** The tag of the list of submitted applications. */
export const applicationList = { type: 'Application' as const, id: 'all' };

/** The tag of all data of one application. */
export const oneApplication = (id: string) => ({ type: 'Application' as const, id });

/** The tag of a facility's questions. The end of a round closes them. */
export const questionsOf = (id: string) => ({ type: 'Question' as const, id });

/** The tags of all data that show the status of an application and the party it is pending with. */
export const progressOf = (id: string) => [
  applicationList,
  oneApplication(id),
  'Facility' as const,
  { type: 'History' as const, id },
];
