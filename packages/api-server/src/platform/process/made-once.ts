/**
 * A value that is made once for an object and what else it depends on, as long as these are the same. What is kept goes
 * with the object.
 */
export function madeOnce<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const made = new WeakMap<Key, { rest: Rest; value: Value }>();
  return (key, ...rest) => {
    const known = made.get(key);
    if (known && known.rest.every((one, at) => one === rest[at])) return known.value;
    const value = make(key, ...rest);
    made.set(key, { rest, value });
    return value;
  };
}
