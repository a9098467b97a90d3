import type { OpenWork, SubmittedApplication } from '@portal/domain';

/** An application with open work. */
export type Waiting = SubmittedApplication & { open_work: OpenWork };

/** Whether an application has open work for the user. */
export const isWaiting = (application: SubmittedApplication): application is Waiting => application.open_work !== null;

const SECONDS_PER_DAY = 86_400;

/** Whole days between two moments (epoch seconds); 0 if the clocks of client and server disagree. */
export const daysBetween = (since: number, now: number) => Math.max(0, Math.floor((now - since) / SECONDS_PER_DAY));
