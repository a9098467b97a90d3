/** Response header with the request id that the server's log uses. */
export const REFERENCE_HEADER = 'x-request-id';

const FIRST_OF_SERVER = 500;

/**
 * The request id of unexpected failures, which users can quote to support; other failures are explained by their
 * message.
 */
export const named = (status: number, reference: string | null | undefined): { reference?: string } =>
  reference && (status === 0 || status >= FIRST_OF_SERVER) ? { reference } : {};
