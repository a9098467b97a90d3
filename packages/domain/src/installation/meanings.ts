import type { AcceptanceCode } from '../types/type-lists';
import { MEANINGS } from '../records/installation';
import type { Installation } from './installation';

type Setting = `meaning_${AcceptanceCode}` | `preliminary_meaning_${AcceptanceCode}`;

/** The settings that explain the outcomes of reports. */
export type MeaningSettings = Pick<Installation, Setting>;

const settingOf = (report: keyof typeof MEANINGS, code: AcceptanceCode): Setting =>
  report === 'final' ? `meaning_${code}` : `preliminary_meaning_${code}`;

/** The explanation of a report's outcome, from the settings or by default. */
export const meaningOf = (
  report: keyof typeof MEANINGS,
  code: AcceptanceCode,
  settings: MeaningSettings | null,
): string => settings?.[settingOf(report, code)] ?? MEANINGS[report][code];
