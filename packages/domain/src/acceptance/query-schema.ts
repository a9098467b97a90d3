import { versionNumber } from '../configuration/query-schema';
import { form } from '../fields/form';

/** The round to compare with; by default the last one that was evaluated. */
export const roundChangesQuerySchema = form({ since: versionNumber() });
