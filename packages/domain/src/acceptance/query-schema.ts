import { versionNumber } from '../configuration/query-schema';
import { form } from '../fields/form';

/** Since which round changes are wanted: the last that was evaluated, unless another one is named. */
export const roundChangesQuerySchema = form({ since: versionNumber() });
