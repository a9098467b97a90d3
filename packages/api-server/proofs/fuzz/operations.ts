import type { Call } from '../../src/app/calls';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

/** A path or query parameter. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

/** A call as the OpenAPI document describes it. */
export interface Operation {
  call: Call;
  method: string;
  /** Below `/api`, with `{name}` for each parameter. */
  path: string;
  parameters: readonly Parameter[];
  /** The body as JSON. */
  body?: Schema;
  /** Whether the body is a form with files. */
  takesFiles: boolean;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** The document that the portal serves under `/api/openapi.json`. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
}

function operation(method: string, path: string, { parameters = [], requestBody }: Described): Operation {
  const { content = {} } = requestBody ?? {};
  const body = content['application/json']?.schema;
  const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}` as Call;
  const takesFiles = 'multipart/form-data' in content;
  return { call, method: method.toUpperCase(), path, parameters, takesFiles, ...(body && { body }) };
}

/** Every call of a document. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(method, path, described)),
  );
