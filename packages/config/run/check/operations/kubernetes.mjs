import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** From inside the package, which shows its descriptions to nobody else. */
const inside = createRequire(require.resolve('kubernetes-models'));

/** Validates objects of this kind, as Kubernetes itself describes it; nothing when there is no such kind. */
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
 * Fields that nobody asked for. The descriptions forbid no unknown field, and a misspelt probe is one; so what the
 * validation reads is watched, since it reads whatever it knows.
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

/** What is wrong with an object of a manifest; nothing when it is as Kubernetes wants it. */
export function problemsOf(object) {
  const { apiVersion, kind } = object;
  const validate = validatorOf(object);
  if (!validate) return [`there is no ${kind} in ${apiVersion}`];
  const unread = new Set();
  if (!validate(watched(object, '', unread)))
    return validate.errors.map((error) => `${error.instancePath}: ${error.keyword}`);
  return [...unread].map((path) => `there is no field ${path} in a ${kind} of ${apiVersion}`);
}
