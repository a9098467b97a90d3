import type { StringSchema } from 'yup';

/** The beginning of an address, or a host with a path, though not initials; programs for messages make links of these. */
const WEB_ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]{2}\.[\p{L}\p{N}-]{2,}\//iu;

/** Whether a text contains a web address. Dots of abbreviations and slashes between words make none. */
export const hasWebAddress = (value: string): boolean => WEB_ADDRESS.test(value);

/** A name of a person or a facility: messages of the portal name them to others, who would take a link for its own. */
export const named = <Schema extends StringSchema<string | null | undefined>>(schema: Schema): Schema =>
  schema.test('no-web-address', 'Must not contain a web address', (value) => !hasWebAddress(value ?? ''));
