/** The values of a form or of a part of it. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Merges the saved values with input typed since `sent` was sent. Fields changed since then keep the input; all others
 * take the saved value, which the server may have normalized. With `instead`, the changed fields take their values from
 * there.
 */
export function rebased<Form extends object>(saved: Form, sent: Form, typed: Form, instead: Form = typed): Form {
  return merged(saved as Values, sent as Values, typed as Values, instead as Values) as Form;
}

/** Whether two forms have equal values. */
export const isEqual = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function merged(saved: Values, sent: Values, typed: Values, instead: Values): Values {
  const names = new Set([...Object.keys(saved), ...Object.keys(typed)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergedValue(saved[name], sent[name], typed[name], instead[name])]),
  );
}

function mergedValue(saved: unknown, sent: unknown, typed: unknown, instead: unknown): unknown {
  if (isEqual(sent, typed)) return saved;
  const areGroups = isValues(saved) && isValues(sent) && isValues(typed) && isValues(instead);
  return areGroups ? merged(saved, sent, typed, instead) : instead;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
