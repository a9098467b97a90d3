import { day } from '../time/day';
import type { Control } from './field';

const text = (shown: string | null) => shown ?? '';

// Kept apart from the tables, so that a page with field definitions of its own loads only this.

/** Field values in words, without a unit; empty if there is none. */
export const WORDS = {
  line: text,
  lines: text,
  email: text,
  number: (shown: number | null) => (shown ?? '') + '',
  choice: (shown: { name: string } | null) => shown?.name ?? '',
  day: (shown: number | null) => day(shown) ?? '',
  // File ids mean nothing to a reader.
  pictures: (shown: readonly string[]) => (shown.length > 0 ? 'a picture' : ''),
  channels: (shown: readonly { description: string }[]) => shown.map(({ description }) => description).join('; '),
} as const satisfies Record<Control, (shown: never) => string>;

/** Shown for a value that is still to come, such as the compliance of an aspect before its evaluation. */
export const NOT_YET = '–';
/** Shown for a value that was not entered. */
export const NOT_GIVEN = 'Not given';
/** Shown for a value that cannot exist, such as the range of a channel group that the lidar does not have. */
export const NOT_APPLICABLE = 'Not applicable';

/** Shown for a missing value of a channel group: a group that the lidar does not have cannot have one. */
export const missingInGroup = ({ availability }: { availability: { offered?: boolean } | null }): string =>
  availability === null || availability.offered === true ? NOT_GIVEN : NOT_APPLICABLE;

/** A value in words, by the control of its field. */
export const shownInWords = (control: Control, shown: unknown) => (WORDS[control] as (shown: unknown) => string)(shown);
