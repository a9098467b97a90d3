import type { AcceptanceCode } from '../types/type-lists';
import { MEANINGS } from '../records/installation';
import type { Installation } from './installation';

/** The settings that say what outcomes mean. */
export type MeaningSettings = Pick<Installation, `meaning_${AcceptanceCode}`>;

/** What an outcome means, in the words of the installation. */
export const meaningOf = (code: AcceptanceCode, settings: MeaningSettings | null): string =>
  settings?.[`meaning_${code}`] ?? MEANINGS[code];
