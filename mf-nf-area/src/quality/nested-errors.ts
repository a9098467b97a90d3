/** An object of errors as forms have it, from messages by dotted path. */
export function nestedErrors(messages: readonly (readonly [path: string, message: string])[]): object {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of messages) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce<Record<string, unknown>>((at, step) => (at[step] ??= {}) as typeof at, errors);
    parent[last] ??= message;
  }
  return errors;
}
