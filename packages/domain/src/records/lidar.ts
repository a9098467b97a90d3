import { always, choice, day, longText, pictures, text } from './kinds';
import { POSITION_FIELDS } from './position';
import { sectionsOf } from './record';
import type { Fields } from './record';

const TITLES = {
  instrument: 'Instrument',
  location: 'Location',
  details: 'Details',
  functions: 'Additional functions',
  channels: 'Channels',
  features: 'Features',
} as const;

const REQUIRED_PUBLIC = { audience: 'public', required: true } as const;
const DETAIL = { ...REQUIRED_PUBLIC, section: 'details' } as const;
/** Every lidar needs these features; one that is not in operation reduces the suggested compliance. */
const MANDATORY = { ...REQUIRED_PUBLIC, mandatory: true } as const;
const FUNCTION = { ...MANDATORY, section: 'functions' } as const;
const FEATURE = { ...MANDATORY, section: 'features' } as const;
/** Visible to the facility and the evaluators only. */
const OWNER_FEATURE = { audience: 'owner', required: true, section: 'features' } as const;

/**
 * The fields of a lidar in form order. The schema, form, data sheet, public page, report, history, open data and
 * database columns are all derived from this table. Channel groups have a table of their own.
 */
export const LIDAR_FIELDS = {
  name: always(
    text({
      ...REQUIRED_PUBLIC,
      section: 'instrument',
      label: 'Unique ID/Name',
      pageLabel: 'Instrument name',
      hint: 'The name under which this instrument appears in reports.',
      sample: 'RALI',
    }),
  ),
  pictures: pictures({ audience: 'public', section: 'instrument', label: 'Pictures' }),
  ...POSITION_FIELDS,
  status: choice('instrument/status', {
    ...DETAIL,
    label: 'Status',
    hint: 'Choose Planned if the instrument is not yet producing data.',
  }),
  planned_operation_date: day({
    audience: 'public',
    section: 'details',
    label: 'Planned operation date',
    hint: 'A planned start is at most one year after acceptance.',
  }),
  type: choice('instrument', {
    ...DETAIL,
    label: 'Type',
    only: ({ kind }) => kind === 'lidar',
    hint: 'Open design: you can access the optics, detectors and settings.',
  }),
  manufacturer: text({ ...DETAIL, label: 'Manufacturer', sample: 'Built on site' }),
  location: choice('instrument/location', {
    ...DETAIL,
    label: 'Location',
    hint: 'The lidar should be in a protected, temperature-controlled place.',
  }),
  additional_info: longText({
    audience: 'public',
    section: 'details',
    label: 'Additional information',
    openName: 'additional_information',
  }),
  laser_alignment: choice('instrument/additional-function', {
    ...FUNCTION,
    label: 'Laser alignment (with camera)',
    pageLabel: 'Laser alignment',
    hint: 'Manual at minimum; a camera is recommended.',
  }),
  polarisation_calibration: choice('instrument/additional-function', {
    ...FUNCTION,
    label: 'Polarisation calibration',
    hint: 'Can the calibrator be rotated to ±45°, manually or by motor?',
    sample: 'manual',
  }),
  telecover_measurement: choice('instrument/additional-function', {
    ...FUNCTION,
    label: 'Telecover measurement',
    hint: 'Can parts of the telescope be covered separately?',
    sample: 'manual',
  }),
  dark_signal_measurement: choice('instrument/additional-function', {
    ...FUNCTION,
    label: 'Dark signal measurement',
    hint: 'Can a profile be recorded with the light blocked?',
    sample: 'manual',
  }),
  photodetector_eye_piece: choice('instrument/feature', {
    ...FEATURE,
    label: 'Photodetector eye piece',
    hint: 'Optics that image the telescope aperture onto the detector. “Planned” means within six months.',
  }),
  pretrigger_20us: choice('instrument/feature', {
    ...FEATURE,
    label: 'Pretrigger (20 µs minimum)',
    pageLabel: 'Pretrigger ≥20 µs',
    hint: 'Recording starts 20 µs or more before the pulse. “Planned” means within six months.',
  }),
  eye_safety: choice('instrument/feature', {
    ...OWNER_FEATURE,
    label: 'Eye safety labels',
    hint: 'Warning signs and interlocks as required by local rules.',
  }),
  unattended_operation: choice('instrument/feature', {
    ...OWNER_FEATURE,
    label: 'Unattended operation',
    hint: 'Measures without staff on site.',
    sample: 'no',
  }),
  continuous_operation: choice('instrument/feature', {
    ...OWNER_FEATURE,
    label: 'Continuous operation',
    hint: 'Measures day and night, weather permitting.',
    sample: 'no',
  }),
  t_h_control: choice('instrument/feature', {
    audience: 'public',
    section: 'features',
    label: 'Temperature and Humidity control',
    openName: 'temperature_and_humidity_control',
  }),
  lidar_status_control: choice('instrument/feature', {
    audience: 'public',
    section: 'features',
    label: 'Lidar status control',
  }),
  additional_features: longText({ audience: 'owner', section: 'features', label: 'Additional features' }),
} as const satisfies Fields<keyof typeof TITLES>;

/** The sections of a lidar. The channels section contains its channel groups. */
export const LIDAR_SECTIONS = sectionsOf(TITLES, LIDAR_FIELDS);
