/** Header under which the server tells how its log calls a request. */
export const REFERENCE_HEADER = 'x-request-id';

const FIRST_OF_SERVER = 500;

/** Of what nobody foresaw, the person gets the name of the request, to ask after it; other refusals say all there is to say. */
export const named = (status: number, reference: string | null | undefined): { reference?: string } =>
  reference && (status === 0 || status >= FIRST_OF_SERVER) ? { reference } : {};
