import { form } from '@portal/domain';
import { object, string } from 'yup';

/** The id in a path. A malformed one names no record, so it is answered like an unknown one. */
export const idParams = object({ id: string().uuid().required() });

/** The body of an action whose address is sufficient. */
export const NO_FIELDS = form({});
