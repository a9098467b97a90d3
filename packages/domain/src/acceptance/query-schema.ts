import { versionNumber } from '../configuration/query-schema';
import { form } from '../fields/form';
import { reference } from '../fields/reference';

/** The round to compare with; by default the last one that was evaluated. */
export const roundChangesQuerySchema = form({ since: versionNumber() });

/** The facility whose tasks are asked for; by default all. */
export const taskQuerySchema = form({ facility: reference() });
