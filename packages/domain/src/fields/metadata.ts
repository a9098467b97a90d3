import 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The name of the keys of a group whose keys are not fields; `any` if the call itself checks them. */
    keys?: string;
    /** Additions to the API documentation that cannot be derived from the schema. */
    jsonSchema?: object;
    /** Whether values here and below must have the documented type, without casts between texts and numbers. */
    exact?: boolean;
    inexact?: string;
  }
}
