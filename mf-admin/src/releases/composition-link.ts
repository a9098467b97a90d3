import { compositionParamsSchema, problems } from '@portal/domain';

/** URL parameter with the id of the composition to look up. */
export const PARAMETER = 'composition';
/** Element id of the answer. */
export const ANCHOR = 'composition';

/** Normalizes an id as users quote it: in capitals, in groups, with surrounding blanks. */
export const idIn = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether an id is well-formed. */
export const isId = (id: string) => problems(compositionParamsSchema, { id }).length === 0;

/** URL that looks a composition up and shows the answer. */
export const lookupPath = (id: string) => `?${new URLSearchParams({ [PARAMETER]: id }).toString()}#${ANCHOR}`;
