import type { AnySchema } from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What the documentation of the API says where it does not follow from the schema. */
    jsonSchema?: object;
  }
}

/** A field with what is to be sent, in the words of JSON Schema, where its schema alone would say something else. */
export const documented = <Schema extends AnySchema>(schema: Schema, jsonSchema: object): Schema =>
  schema.meta({ jsonSchema }) as Schema;

/** A day in an address is a text, of which the schema makes epoch seconds. */
export const documentedDay = <Schema extends AnySchema>(schema: Schema): Schema =>
  documented(schema, { type: 'string', format: 'date', minimum: undefined, maximum: undefined });
