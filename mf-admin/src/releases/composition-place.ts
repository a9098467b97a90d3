import { compositionParamsSchema, problems } from '@portal/domain';

/** The parameter of the address that names the composition to look up. */
export const PARAMETER = 'composition';
/** Id of the place on the page where the answer stands. */
export const PLACE = 'composition';

/** An id as people quote it: in capitals, in groups, with blanks around it. */
export const idIn = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether there may be a composition of this id. */
export const isId = (id: string) => problems(compositionParamsSchema, { id }).length === 0;

/** The address that looks a composition up and shows the answer. */
export const lookupPath = (id: string) => `?${new URLSearchParams({ [PARAMETER]: id }).toString()}#${PLACE}`;
