import type { AnySchema } from 'yup';

/**
 * Fields of the portal's own calls: over the API a value has the type that is documented. Forms hold texts and cast them by
 * the same schema before they send them, so that only the server asks for this.
 */
export const exact = <Schema extends AnySchema>(schema: Schema): Schema => schema.meta({ exact: true });
