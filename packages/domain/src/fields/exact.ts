import type { AnySchema } from 'yup';

/**
 * Marks fields of the portal's own calls, whose values must have the documented type. Only the server enforces it:
 * forms hold texts and cast them with the same schema before sending.
 */
export const exact = <Schema extends AnySchema>(schema: Schema): Schema => schema.meta({ exact: true });
