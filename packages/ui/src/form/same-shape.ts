/**
 * `kept` where it has the shape of `model`, `model` elsewhere: a copy that an earlier release of a form kept may lack
 * fields of today or hold something else in them.
 */
export function inShapeOf<Value>(model: Value, kept: unknown): Value {
  if (isRecord(model) && isRecord(kept)) {
    const entries = Object.entries(model).map(([name, value]) => [name, inShapeOf(value, kept[name])]);
    return Object.fromEntries(entries) as Value;
  }
  const isSame = typeof model === typeof kept && Array.isArray(model) === Array.isArray(kept) && kept !== null;
  return isSame && !isRecord(model) ? (kept as Value) : model;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
