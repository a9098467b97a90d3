import type { ChannelCategory } from '../channels/categories';

/** What a form says below each field of an instrument. */
export const HELP_TEXTS = {
  name: 'The name under which this instrument appears in reports.',
  latitude: 'Position of the instrument itself, decimal degrees, four decimals.',
  longitude: 'Position of the instrument itself, decimal degrees, four decimals.',
  altitude: 'Metres above mean sea level.',
  status: 'Choose Planned if the instrument does not yet deliver data.',
  planned_operation_date:
    'For operational instruments: the day operation began. For planned ones: at most one year after acceptance.',
  type: 'Open design means that you can reach optics, detectors and settings yourself.',
  location: 'The lidar should stand protected and at a controlled temperature.',
  laser_alignment: 'At least by hand; a camera is expected.',
  polarisation_calibration: 'Can the calibrator be set to ±45°, by hand or motor?',
  telecover_measurement: 'Can parts of the telescope be covered separately?',
  dark_signal_measurement: 'Can a profile be recorded with the light blocked?',
  photodetector_eye_piece:
    'Optics that image the telescope aperture onto the detector. Planned means: within six months.',
  pretrigger_20us: 'Recording starts 20 µs or more before the pulse. Planned means: within six months.',
  eye_safety: 'Warning signs and interlocks as your rules require.',
  unattended_operation: 'Measures without staff on site.',
  continuous_operation: 'Measures day and night, weather permitting.',
  availability: 'Choose Planned only with a start date; later than one year counts as not available.',
  operation_start_date: 'First day with data from these channels.',
  height_resolution: 'Raw bin length; 15 m or finer.',
  time_resolution: 'Raw profile length; 60 s or shorter.',
  distance_full_overlap: 'Aim for 300 m or less, at the latest in five years.',
  channels: 'Select every recorded signal. For depolarisation select cross together with parallel or total.',
  photometer_type: 'Lunar types also measure at night.',
  synergy: 'Lidar and photometer should stand within 1 km of each other.',
} as const;

const RANGE_HELP = {
  1064: 'Altitude up to which SNR stays at 9 or more; at least 10 km.',
  532: 'Altitude up to which SNR stays at 11 (cross) and 55 (parallel); at least 15 km.',
  355: 'Altitude up to which SNR stays at 17 (cross) and 65 (parallel); at least 15 km.',
} as const;

/** What a form says below the minimum altitude range of a group: only elastic groups have a published limit. */
export const minimumAltitudeHelp = ({ role, wavelength }: Pick<ChannelCategory, 'role' | 'wavelength'>) =>
  role === 'elastic' ? RANGE_HELP[wavelength] : 'Highest altitude with usable signal at night.';

/** What a reviewer reads beside an evaluation. */
export const REVIEWER_HINTS = {
  feasibility: 'Open design, proper enclosure, operational within one year.',
  feature: 'The four additional functions, the eye piece and the pretrigger are required.',
  channel: 'At least one wavelength needs elastic, Raman and polarisation channels, each at least partially compliant.',
  general: 'Each part should be at least partially fulfilled.',
  suggestion: 'Computed from the application; your decision may differ, then say why in the comments.',
} as const;
