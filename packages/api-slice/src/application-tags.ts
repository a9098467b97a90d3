/** Tag of the list of submitted applications. */
export const applicationList = { type: 'Application' as const, id: 'all' };

/** Tag of everything about one application. */
export const oneApplication = (id: string) => ({ type: 'Application' as const, id });

/** Tag of what a facility was asked; the end of a round closes it. */
export const questionsOf = (id: string) => ({ type: 'Question' as const, id });
