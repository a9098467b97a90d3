/** The list of all applications that count as submitted. */
export const applicationList = { type: 'Application' as const, id: 'all' };

/** Everything that is shown of one application. */
export const oneApplication = (id: string) => ({ type: 'Application' as const, id });
