import type { AcceptanceCode } from '../types/type-lists';
import { MEANINGS } from '../records/installation';
import type { Installation } from './installation';

type Setting = `meaning_${AcceptanceCode}` | `preliminary_meaning_${AcceptanceCode}`;

/** The settings that say what outcomes mean. */
export type MeaningSettings = Pick<Installation, Setting>;

const settingOf = (report: keyof typeof MEANINGS, code: AcceptanceCode): Setting =>
  report === 'final' ? `meaning_${code}` : `preliminary_meaning_${code}`;

/** What an outcome of a report means, in the words of the installation. */
export const meaningOf = (
  report: keyof typeof MEANINGS,
  code: AcceptanceCode,
  settings: MeaningSettings | null,
): string => settings?.[settingOf(report, code)] ?? MEANINGS[report][code];
