import { day } from '../time/day';
import type { Control } from './field';

const text = (shown: string | null) => shown ?? '';

// Beside the tables and not in them: a page that has its lines already takes only this along.

/** The values of fields as people read them, without a unit; empty when there is none. */
export const WORDS = {
  line: text,
  lines: text,
  email: text,
  number: (shown: number | null) => (shown ?? '') + '',
  choice: (shown: { name: string } | null) => shown?.name ?? '',
  day: (shown: number | null) => day(shown) ?? '',
  // Ids of files say nothing to a reader.
  pictures: (shown: readonly string[]) => (shown.length > 0 ? 'a picture' : ''),
  channels: (shown: readonly { description: string }[]) => shown.map(({ description }) => description).join('; '),
} as const satisfies Record<Control, (shown: never) => string>;

/** In the place of a value that nobody entered. */
export const NOT_GIVEN = 'Not given';
/** In the place of a value that the thing cannot have, such as the range of a channel group that a lidar lacks. */
export const NOT_APPLICABLE = 'Not applicable';

/** A value of a field with this control in words. */
export const shownInWords = (control: Control, shown: unknown) => (WORDS[control] as (shown: unknown) => string)(shown);
