import type { FacilityLights } from '@portal/domain';
import { epochOf, LIGHT_SENTENCES } from '@portal/domain';
import { anId } from '@portal/testing';
import { mostUrgentFirst, networkCsv, networkRows, shownDue } from './network-rows';

const due = { is_required: true, light: 'amber', reason: 'due-soon', due: epochOf('2026-08-02') } as const;
const sentence = LIGHT_SENTENCES['due-soon'];

const LIGHTS: FacilityLights = {
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza' },
  light: 'amber',
  lidars: [
    {
      _id: anId(100),
      name: 'RALI',
      light: 'amber',
      configurations: ['approved'],
      rows: [
        { ...due, sentence, type: 'telecover', names: ['0532xppx', '0532xcpx'] },
        { ...due, sentence, type: 'polarisation_calibration', names: ['0532xcpx/0532xppx'] },
        { ...due, sentence, type: 'dark', names: [], due: null },
      ],
    },
  ],
  photometers: [
    { _id: anId(200), name: 'CIMEL 1', light: 'amber', reason: 'due-soon', sentence, due: epochOf('2026-07-01') },
  ],
};

const values = (test: string, channels: string, day: string, instrument = 'RALI') =>
  ['CIAO', instrument, test, 'yes', 'Due soon', sentence, channels, day] as const;

test('the table of values names the instrument, and the channels or pairs that a light is about', () => {
  const [head, ...lines] = networkCsv(networkRows([LIGHTS]));
  expect(head).toEqual(['Facility', 'Instrument', 'Test', 'Required', 'Light', 'State', 'Channels', 'Due']);
  expect(lines).toEqual([
    values('Telecover, quadrants', '0532xppx, 0532xcpx', '2026-08-02'),
    values('Polarisation calibration', '0532xcpx/0532xppx', '2026-08-02'),
    values('Dark measurement', '', ''),
    values('Calibration', '', '2026-07-01', 'CIMEL 1'),
  ]);
});

test('the most urgent light is first, and photometers are among the lidars', () => {
  const green = { ...LIGHTS, facility: { ...LIGHTS.facility, acronym: 'ATOLL' } };
  const lights = [{ ...green, lidars: [{ ...green.lidars[0], light: 'green' as const }] }] as FacilityLights[];
  const rows = mostUrgentFirst(networkRows([...lights, LIGHTS]));
  expect(rows.map(({ facility, name, light }) => `${facility.acronym} ${name}: ${light}`)).toEqual([
    'ATOLL CIMEL 1: amber',
    'CIAO RALI: amber',
    'CIAO CIMEL 1: amber',
    'ATOLL RALI: green',
  ]);
});

test.each([
  ['due-soon', '2026-08-02'],
  ['in-evaluation', null],
  ['late-at-centre', null],
] as const)('a light %s names the due day %s', (reason, shown) => {
  expect(shownDue({ reason, due: due.due })).toBe(shown);
});
