/**
 * The parts of `stored` that match the shape of `model`, completed from `model`, because a draft of an earlier release
 * may lack fields or have values of other types.
 */
export function inShapeOf<Value>(model: Value, stored: unknown): Value {
  if (isRecord(model) && isRecord(stored)) {
    const entries = Object.entries(model).map(([name, value]) => [name, inShapeOf(value, stored[name])]);
    return Object.fromEntries(entries) as Value;
  }
  const isSame = typeof model === typeof stored && Array.isArray(model) === Array.isArray(stored) && stored !== null;
  return isSame && !isRecord(model) ? (stored as Value) : model;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
