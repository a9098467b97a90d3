import type { AnySchema } from 'yup';

/** A field with what is to be sent, in the words of JSON Schema, where its schema alone would say something else. */
export const documented = <Schema extends AnySchema>(schema: Schema, jsonSchema: object): Schema =>
  schema.meta({ jsonSchema });

/** A day in an address is a text, of which the schema makes epoch seconds. */
export const documentedDay = <Schema extends AnySchema>(schema: Schema): Schema =>
  documented(schema, { type: 'string', format: 'date', minimum: undefined, maximum: undefined });
