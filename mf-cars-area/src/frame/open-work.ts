import type { OpenWork, SubmittedApplication } from '@portal/domain';

/** An application with open work. */
export type Waiting = SubmittedApplication & { open_work: OpenWork };

/** Whether an application has open work for the user. */
export const isWaiting = (application: SubmittedApplication): application is Waiting => application.open_work !== null;
