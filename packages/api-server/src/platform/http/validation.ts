import { isSchema, ValidationError, type AnySchema, type InferType } from 'yup';
import { fieldErrorsOf, type CatalogueName, type FieldError } from '@portal/domain';
import { AppError, notFound } from '../errors/app-error';
import { inexactFields } from './inexact-fields';
import { MAX_NAME, MAX_TOLD, unknownFields } from './unknown-fields';

/** A part of a request after validation: the value cast by the schema, or undefined without a schema. */
export type Parsed<S> = S extends AnySchema ? InferType<S> : undefined;

/** Errors of one body that an answer lists: more than the fields of any form. */
const MAX_LISTED = 500;

export type RequestPart = 'params' | 'querystring' | 'body';

/** The refusal of a part of a request: errors of a body are on its fields, all others are a malformed request. */
const REFUSALS: Record<RequestPart, (errors: FieldError[], name: CatalogueName) => AppError> = {
  params: notFound,
  querystring: (errors) => new AppError('notLoaded', 400, { message: 'The query is malformed.', errors }),
  body: (errors, name) => new AppError(name, 422, { message: 'Please check the marked fields.', errors }),
};

/** The errors of a value; if there are none, an empty list and the value as its schema cast it. */
function validated<S extends AnySchema>(schema: S, value: unknown): { value?: InferType<S>; errors: FieldError[] } {
  try {
    return { value: schema.validateSync(value, { abortEarly: false }), errors: [] };
  } catch (error) {
    if (error instanceof ValidationError) return { errors: fieldErrorsOf(error) };
    throw error;
  }
}

type Query = Readonly<Record<string, unknown>> | null | undefined;

/** Repeated and unknown parameters are refused, since ignoring them would look as if they had been honoured. */
function refuseStray(schema: AnySchema, query: Query) {
  const known = 'fields' in schema ? (schema.fields as object) : {};
  const errors = Object.entries(query ?? {}).flatMap(([path, value]): FieldError[] => {
    if (!Object.hasOwn(known, path)) return [{ path: path.slice(0, MAX_NAME), message: 'Unknown parameter' }];
    return Array.isArray(value) ? [{ path, message: 'Must be given once' }] : [];
  });
  if (errors.length > 0) throw REFUSALS.querystring(errors.slice(0, MAX_TOLD), 'notLoaded');
}

/** Casts a value by the schema; throws the refusal of the part of the request, under the call's error name. */
export function parse<S extends AnySchema>(
  part: RequestPart,
  schema: S,
  value: unknown,
  name: CatalogueName = 'notSaved',
): InferType<S> {
  // A missing body is validated as an empty one, so that each required field is named.
  const { value: parsed, errors } = validated(schema, value ?? {});
  if (part === 'querystring') refuseStray(schema, value as Query);
  const unknown = part === 'body' ? unknownFields(schema, value) : { errors: [], areFields: true };
  const [first] = unknown.errors;
  if (first && !unknown.areFields) throw new AppError(name, 400, { message: first.message, errors: unknown.errors });
  const inexact = part === 'body' ? inexactFields(schema, value) : [];
  // The schema's messages about a value of another type concern the cast value.
  const others = errors.filter(({ path }) => inexact.every((one) => one.path !== path));
  const all = [...unknown.errors, ...inexact, ...others];
  if (all.length > 0) throw REFUSALS[part](all.slice(0, MAX_LISTED), name);
  return parsed;
}

/** Refuses a body that is `null`, which the framework does not distinguish from a missing one. */
export function refuseNull(body: unknown, name: CatalogueName = 'notSaved'): void {
  if (body === null) throw REFUSALS.body([{ path: '', message: 'Must be given field by field' }], name);
}

/**
 * Fastify's validator compiler: the yup schemas of the forms validate params, query and body, except for the parts that
 * have been `parsed` before.
 */
export const compileYup =
  (name: CatalogueName | undefined, parsed: readonly RequestPart[] = []) =>
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) => {
    if (!isSchema(schema)) throw new Error(`The schema of ${httpPart} must be a yup schema, or nothing is validated.`);
    if (parsed.some((part) => part === httpPart)) return (value: unknown) => ({ value });
    return (value: unknown) => {
      try {
        return { value: parse(httpPart as RequestPart, schema as AnySchema, value, name) as unknown };
      } catch (error) {
        return { error: error as Error };
      }
    };
  };
