import type { FieldError } from '@portal/domain';
import { isSchema, type AnySchema } from 'yup';

/** Maximum number of unknown fields in one refusal. */
export const MAX_TOLD = 20;
/** No field of any call has a longer name. */
export const MAX_NAME = 100;

/** The schema of a field of a schema, or of the items of a list for each of their indices. */
export function schemaAt(schema: AnySchema, key: string): AnySchema | undefined {
  const { fields, innerType } = schema as AnySchema & { fields?: Record<string, unknown>; innerType?: AnySchema };
  if (innerType) return innerType;
  const field = fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
  return isSchema(field) ? (field as AnySchema) : undefined;
}

/** Whether the schema describes the fields of a value: not if a record is sent instead of its id, for example. */
const isDescribed = ({ type }: AnySchema, value: object) => type === (Array.isArray(value) ? 'array' : 'object');

/** The path of a field, or of an item of a list, within the value at `path`. */
export const pathOf = (value: object, key: string, path: string) =>
  Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');

interface Unknown extends FieldError {
  /** Whether it would be a field of a form, and not another kind of key. */
  isField: boolean;
}

/** Forms drop such names before any later check. */
const isOfEveryObject = (key: string) => key in Object.prototype;

function unknown(path: string, keys: string): Unknown {
  const isField = keys === 'field' || keys === 'any';
  return { path, message: `Unknown ${isField ? 'field' : keys}`, isField };
}

function* unknownIn(schema: AnySchema, value: unknown, path = ''): Generator<Unknown> {
  if (typeof value !== 'object' || value === null || !isDescribed(schema, value)) return;
  const { keys = 'field' } = schema.spec.meta ?? {};
  const nameOf = (key: string) => pathOf(value, key, path);
  for (const [key, item] of Object.entries(value)) {
    const below = schemaAt(schema, key);
    if (below) yield* unknownIn(below, item, nameOf(key));
    else if (keys !== 'any' || isOfEveryObject(key)) yield unknown(nameOf(key.slice(0, MAX_NAME)), keys);
  }
}

/** The fields of a body that its call does not declare. If they were ignored, "saved" would be untrue of them. */
export function unknownFields(schema: AnySchema, body: unknown) {
  const found = [...unknownIn(schema, body)].slice(0, MAX_TOLD);
  const errors = found.map(({ path, message }): FieldError => ({ path, message }));
  return { errors, areFields: found.every(({ isField }) => isField) };
}
