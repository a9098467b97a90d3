import 'yup';

declare module 'yup' {
  /** What a schema says beside its rules. */
  interface CustomSchemaMetadata {
    /** What the keys of a group of fields are called where they are no fields; `any` where the call itself looks after them. */
    keys?: string;
    /** What the documentation of the API says where it does not follow from the schema. */
    jsonSchema?: object;
    /** Whether values are taken by their type, here and below: no text that reads like a number, no number as a text. */
    exact?: boolean;
    /** What a value of another type is refused with. */
    inexact?: string;
  }
}
