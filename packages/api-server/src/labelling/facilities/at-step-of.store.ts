import { AWAITED, partyFor, type Party, type PendingFor } from '@portal/domain';
import { inArray, type SQL } from 'drizzle-orm';
import { applications } from '../../platform/db/tables';

const STEPS = Object.keys(AWAITED) as PendingFor[];

const stepsOf = (parties: readonly Party[]) => STEPS.filter((step) => parties.includes(partyFor(step)));

/** Whether the step of an application is that of one of these parties, even while a question is open. */
export const isAtStepOf = (parties: readonly Party[]): SQL => inArray(applications.step, stepsOf(parties));
