import type { OpenWork, SubmittedApplication } from '@portal/domain';

/** An application in which something waits. */
export type Waiting = SubmittedApplication & { open_work: OpenWork };

const isWaiting = (application: SubmittedApplication): application is Waiting => application.open_work !== null;

/** What waits for the person who asked, longest waiting first; what waits since nobody knows when comes last. */
export const openWorkIn = (applications: readonly SubmittedApplication[]): Waiting[] =>
  applications
    .filter(isWaiting)
    .toSorted((one, other) => (one.open_work.since ?? Infinity) - (other.open_work.since ?? Infinity));

const SECONDS_PER_DAY = 86_400;

/** Whole days from one moment to another (epoch seconds); none where the clocks of both disagree. */
export const daysBetween = (since: number, now: number) => Math.max(0, Math.floor((now - since) / SECONDS_PER_DAY));
