/** A problem that prevents the start of the portal, in words for the operator: shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
