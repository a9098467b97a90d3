/** What keeps the portal from starting, in words for the operator: shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
