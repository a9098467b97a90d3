import { QA_SETTINGS } from './settings';

const { telecover, rayleigh, dark, polarisation, triggerDelay } = QA_SETTINGS;

type Widened<Value> = Value extends number
  ? number
  : Value extends boolean
    ? boolean
    : { readonly [Name in keyof Value]: Widened<Value[Name]> };

/** The groups of settings that self-checks read. */
export const LIMITS = { telecover, rayleigh, dark, polarisation, triggerDelay };

/** The windows and limits that the self-check of a type of tests reads; a group is absent if it is not known or not read. */
export type Limits = Partial<Widened<typeof LIMITS>>;

/** A limit in a sentence. */
export const limitWords = (limit: number | undefined, unit: string): string =>
  limit === undefined ? 'the limit of its day' : `${limit}${unit}`;
