import { MESSAGES } from './messages';

const MAX_FIELDS = 3;

/** The first of some fields in words, and how many more there are. */
export function firstOf(fields: readonly string[]): string {
  const named = fields.slice(0, MAX_FIELDS).join(', ');
  return fields.length > MAX_FIELDS ? MESSAGES.more(named, fields.length - MAX_FIELDS) : named;
}
