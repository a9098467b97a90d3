import { form } from '@portal/domain';
import { object, string } from 'yup';

/** The id in a path. One that is no id at all names nothing, so it is answered like an unknown one. */
export const idParams = object({ id: string().uuid().required() });

/** The body of an action that says everything by its address. */
export const NO_FIELDS = form({});
