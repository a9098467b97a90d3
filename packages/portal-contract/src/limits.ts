/** A value and its place in a description, as yup tells them to a message. */
interface Found {
  path: string;
  value?: unknown;
}

/** A limit with the message about what is beyond it, as arguments of a rule of yup. */
type Limit = [limit: number, message: (found: Found) => string];

const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/** A list with at most so many things. */
export const atMost = (limit: number, things: string): Limit => [
  limit,
  ({ path, value }) =>
    `The list ${path} has ${lengthOf(value)} ${things}, and at most ${limit} are allowed. Remove some.`,
];

/** A list that must not be empty. */
export const atLeastOne = (things: string): Limit => [
  1,
  ({ path }) => `The list ${path} has no ${things}, and at least 1 is needed. Add one.`,
];

/** A text with at most so many characters. */
export const noLonger = (limit: number): Limit => [
  limit,
  ({ path, value }) =>
    `The text of ${path} has ${lengthOf(value)} characters, and at most ${limit} are allowed. Shorten it.`,
];

/** A file of at most so many bytes. */
export const noLarger = (limit: number): Limit => [
  limit,
  ({ path, value }) => `The file of ${path} has ${String(value)} bytes, and at most ${limit} are allowed. Divide it.`,
];
