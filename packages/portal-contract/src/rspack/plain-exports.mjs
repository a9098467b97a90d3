import { isDeepStrictEqual } from 'node:util';

const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value without its undefined properties: JSON omits them, and readers see no difference. */
function withoutUndefined(value) {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutUndefined(each)]));
}

/** A value as JSON. Throws if JSON would silently omit or convert a part of it, such as a function. */
function plain(name, value, file) {
  const json = JSON.stringify(value);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), withoutUndefined(value))) return json;
  throw new Error(`${file}: ${name} must be plain data, as it is written down when a part is built.`);
}

/** A module that exports these values, as `file` does; throws with the name of the first one that is not plain data. */
export const plainExports = (values, file) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${plain(name, value, file)};`)
    .join('\n');
