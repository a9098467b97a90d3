import { QA_SETTINGS } from './settings';
import type { QaTestTypeCode } from './test-types';

/** A number that the suggestion of a test was made with. */
export interface Threshold {
  label: string;
  value: string;
}

type Section = 'telecover' | 'rayleigh' | 'dark' | 'polarisation' | 'triggerDelay';

const SECTIONS: Readonly<Partial<Record<QaTestTypeCode, Section>>> = {
  telecover: 'telecover',
  telecover_ring: 'telecover',
  rayleigh_fit: 'rayleigh',
  dark: 'dark',
  polarisation_calibration: 'polarisation',
  trigger_delay: 'triggerDelay',
};

/** `maxDeviation` as "max deviation". */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The numbers of a type of tests in the present version of the settings; ranges in m. */
export function thresholdsOf(type: QaTestTypeCode): Threshold[] {
  const section = SECTIONS[type];
  return section === undefined
    ? []
    : Object.entries(QA_SETTINGS[section]).flatMap(([name, value]) =>
        typeof value === 'number' ? [{ label: inWords(name), value: String(value) }] : [],
      );
}
