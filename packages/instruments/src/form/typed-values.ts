import { epochOf } from '@portal/domain';

const finite = (value: number) => (Number.isFinite(value) ? value : null);

/** Typed text as a number; `null` for none, and for what is no number (yet). */
export const numberIn = (text: string) => (text.trim() === '' ? null : finite(Number(text)));

/** A typed day (`yyyy-mm-dd`) in epoch seconds; `null` for none, and for what is no day (yet). */
export const epochIn = (text: string) => finite(epochOf(text));
