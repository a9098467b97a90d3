/**
 * What is drawn as nothing, or stands on another character alone: white space, format and control characters, halves of
 * characters, marks, letters without a shape (such as the Hangul filler), and the empty Braille cell.
 */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800`;
const VISIBLE = new RegExp(`[^${UNSEEN}]`, 'u');
/** Characters that add nothing to the length of a text; spaces separate words, marks change their letter. */
const UNCOUNTED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Characters that make a text look different on the screen and in documents: control characters other than tabs, line
 * breaks and page breaks; those that change the text direction; letters, tags and cells that are drawn as nothing and
 * that no language needs; and halves of characters. The database cannot store U+0000 and the halves at all.
 */
const HIDDEN =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u206F\u115F\u1160\u3164\uFFA0\u2800\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{Cs}/u;

/** The first character of a text that text fields reject. */
export const hiddenIn = (value: string): string | undefined => HIDDEN.exec(value)?.[0];

/** Letters of scripts in which a joiner between two of them changes how they are written. */
const JOINABLE = `[${[
  'Arabic',
  'Syriac',
  'Mandaic',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;
const EMOJI = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?`;

/**
 * What is drawn as nothing, and makes two lines differ that look alike; without it, some scripts and emoji are written
 * differently.
 */
const UNSEEN_IN_LINE = new RegExp(
  [
    `(?!(?<=${JOINABLE})[\u200C\u200D](?=${JOINABLE}))`,
    `(?!(?<=${EMOJI})\uFE0F)`,
    `(?!(?<=${EMOJI}\uFE0F?)\u200D(?=${EMOJI}))`,
    String.raw`\p{Default_Ignorable_Code_Point}`,
  ].join(''),
  'u',
);

/** The first character of a text that fields of one line reject. */
export const hiddenInLine = (value: string): string | undefined => hiddenIn(value) ?? UNSEEN_IN_LINE.exec(value)?.[0];

/** Languages need up to four marks on a letter, such as a Hebrew one with its points and its accent. */
const MAX_MARKS = 4;
/** Marks without a width of their own: more of them are drawn over the lines above and below. */
const STACKED = new RegExp(String.raw`(?:[\p{Mn}\p{Me}]\p{Cf}*){${MAX_MARKS + 1}}`, 'u');

const inHex = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why fields of one line reject a text; undefined for one that can be shown. */
export const whyUnshownInLine = (value: string): string | undefined => whyUnshown(value, hiddenInLine);

/** Why text fields reject a text; undefined for one that can be shown. */
export function whyUnshown(value: string, hidden = hiddenIn): string | undefined {
  const character = hidden(value);
  if (character !== undefined) {
    const what = /\p{Cs}/u.test(character) ? 'half a character' : 'invisible';
    return `Contains the character ${inHex(character)}, which is ${what}`;
  }
  return STACKED.test(value.normalize('NFC')) ? `At most ${MAX_MARKS} marks on a letter` : undefined;
}

/** Whether anything of a text is seen. */
export const isSeen = (value: string): boolean => VISIBLE.test(value);

/** The number of visible characters of a text; several spaces count as one. */
export const seenLength = (value: string): number =>
  value.replaceAll(UNCOUNTED, '').replaceAll(/\s+/gu, ' ').trim().length;
