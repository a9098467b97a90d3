import type { Flag } from '../lidar/check';
import { DARK_FLAGS } from './dark';
import { POLARISATION_FLAGS } from './polarisation-calibration';
import { RAYLEIGH_FLAGS } from './rayleigh-fit';
import { EQUAL_SECTORS, TELECOVER_FLAGS } from './telecover';
import type { QaTestTypeCode } from './test-types';
import { TRIGGER_DELAY_FLAGS } from './trigger-delay';

/** The flags of a type of tests; none if the portal suggests nothing. */
export const QA_FLAGS: Readonly<Record<QaTestTypeCode, readonly Flag[]>> = {
  telecover: TELECOVER_FLAGS,
  telecover_ring: TELECOVER_FLAGS,
  rayleigh_fit: RAYLEIGH_FLAGS,
  dark: DARK_FLAGS,
  polarisation_calibration: POLARISATION_FLAGS,
  trigger_delay: TRIGGER_DELAY_FLAGS,
  analog_test_pulse: [],
  reference_comparison: [],
};

/** What is said of every test of a type, whatever its result. */
export const QA_NOTES: Readonly<Partial<Record<QaTestTypeCode, string>>> = { telecover: EQUAL_SECTORS };
