import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Resolves from inside the package, which does not export its schemas. */
const inside = createRequire(require.resolve('kubernetes-models'));

/** The validator of a kind of object, as defined by Kubernetes; undefined for an unknown kind. */
function validatorOf({ apiVersion, kind }) {
  try {
    const kinds = require(`kubernetes-models/${apiVersion}`);
    const [name] = Object.keys(kinds).filter((each) => each !== kind && kinds[each] === kinds[kind]);
    return inside(`./_schemas/${name}.js`).validate;
  } catch {
    return undefined;
  }
}

/**
 * Records the fields that validation does not read. Kubernetes' schemas do not forbid unknown fields, so a misspelt
 * probe would pass; but validation reads every field in the schema.
 */
function watched(value, path, unread) {
  if (typeof value !== 'object' || value === null) return value;
  const seen = new Map();
  for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return Reflect.get(target, key);
      unread.delete(`${path}/${key}`);
      if (!seen.has(key)) seen.set(key, watched(target[key], `${path}/${key}`, unread));
      return seen.get(key);
    },
  });
}

/** The problems of a manifest's object; none if it is valid. */
export function problemsOf(object) {
  const { apiVersion, kind } = object;
  const validate = validatorOf(object);
  if (!validate) return [`${apiVersion} has no ${kind}`];
  const unread = new Set();
  if (!validate(watched(object, '', unread)))
    return validate.errors.map((error) => `${error.instancePath}: ${error.keyword}`);
  return [...unread].map((path) => `a ${kind} of ${apiVersion} has no field ${path}`);
}
