import { isSchema, ValidationError, type AnySchema, type InferType } from 'yup';
import { fieldErrorsOf } from '@portal/domain';
import { AppError, notFound } from '../errors/app-error';

/** A part of a request after validation: what the schema made of it, or nothing where there is no schema. */
export type Parsed<S> = S extends AnySchema ? InferType<S> : undefined;

export type RequestPart = 'params' | 'querystring' | 'body';

/** What a request part is refused with: a wrong body is on the person's fields, the rest is a malformed request. */
const REFUSALS: Record<RequestPart, (error: ValidationError) => AppError> = {
  params: notFound,
  querystring: (error) =>
    new AppError('notLoaded', 400, { message: 'The query is malformed.', errors: fieldErrorsOf(error) }),
  body: (error) =>
    new AppError('notSaved', 422, { message: 'Please check the marked fields.', errors: fieldErrorsOf(error) }),
};

/** What the schema makes of a value; throws the refusal of the request part. */
export function parse<S extends AnySchema>(part: RequestPart, schema: S, value: unknown): InferType<S> {
  try {
    // A body that is missing altogether is validated as an empty one, so that each required field is named.
    return schema.validateSync(value ?? {}, { abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? REFUSALS[part](error) : error;
  }
}

/** Fastify's validator compiler: the very yup schemas of the forms validate params, query and body. */
export function compileYup({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  if (!isSchema(schema)) throw new Error(`The schema of ${httpPart} must be a yup schema, or nothing is validated.`);
  return (value: unknown) => {
    try {
      return { value: parse(httpPart as RequestPart, schema as AnySchema, value) as unknown };
    } catch (error) {
      return { error: error as Error };
    }
  };
}
