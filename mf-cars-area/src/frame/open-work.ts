import type { OpenWork, SubmittedApplication } from '@portal/domain';

/** An application in which something waits. */
export type Waiting = SubmittedApplication & { open_work: OpenWork };

/** Whether something waits in an application for the person who asked. */
export const isWaiting = (application: SubmittedApplication): application is Waiting => application.open_work !== null;

const SECONDS_PER_DAY = 86_400;

/** Whole days from one moment to another (epoch seconds); none where the clocks of both disagree. */
export const daysBetween = (since: number, now: number) => Math.max(0, Math.floor((now - since) / SECONDS_PER_DAY));
