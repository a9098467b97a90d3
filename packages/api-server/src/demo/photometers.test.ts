import type { PhotometerFacts } from './facts';
import { isListed, photometerType } from './photometers';

const aPhotometer = (change: Partial<PhotometerFacts> = {}): PhotometerFacts => ({
  name: null,
  model: null,
  manufacturer: 'Cimel Electronique',
  wavelengths_nm: null,
  network: 'AERONET',
  operational_since: null,
  aeronet_site: null,
  aeronet_first_day: null,
  aeronet_last_day: '2026-05-04',
  aeronet_lunar_days_l15: 0,
  remarks: null,
  ...change,
});

test.each<[why: string, change: Partial<PhotometerFacts>, code: string | null]>([
  ['days with the moon', { aeronet_lunar_days_l15: 1 }, 'photometer_sun_sky_lunar'],
  ['no day with the moon', {}, 'photometer_sun_sky'],
  ['direct sun only', { model: 'PFR', network: 'GAW-PFR' }, 'photometer_sun'],
  ['sky radiometer', { model: 'POM-01', network: 'ESR/SKYNET' }, 'photometer_sun_sky'],
  ['shadowband radiometer', { model: 'MFR-7', network: null }, null],
  ['hand-held', { model: 'MICROTOPS', network: null }, null],
])('%s', (_why, change, code) => {
  expect(photometerType(aPhotometer(change))).toBe(code);
});

test.each<[why: string, change: Partial<PhotometerFacts>, listed: boolean]>([
  ['recently measuring', {}, true],
  ['last day unknown', { aeronet_last_day: null }, true],
  ['first day of the limit', { aeronet_last_day: '2025-01-01' }, true],
  ['stopped the day before', { aeronet_last_day: '2024-12-31' }, false],
  ['no automatic photometer', { model: 'MICROTOPS' }, false],
])('%s: listed %s', (_why, change, listed) => {
  expect(isListed(aPhotometer(change))).toBe(listed);
});
