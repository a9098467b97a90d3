import type { ChannelCategory } from '../channels/categories';

const RANGE_HELP = {
  1064: 'Altitude up to which SNR stays at 9 or more; at least 10 km.',
  532: 'Altitude up to which SNR stays at 11 (cross) and 55 (parallel); at least 15 km.',
  355: 'Altitude up to which SNR stays at 17 (cross) and 65 (parallel); at least 15 km.',
} as const;

/** The hint below the minimum altitude range of a group. Only elastic groups have a published limit. */
export const minimumAltitudeHelp = ({ role, wavelength }: Pick<ChannelCategory, 'role' | 'wavelength'>) =>
  role === 'elastic' ? RANGE_HELP[wavelength] : 'Highest altitude with usable signal at night.';

export const SYNERGY_HINT = 'Lidar and photometer should stand within 1 km of each other.';

export const REVIEWER_HINTS = {
  feasibility: 'Open design, proper enclosure, operational within one year.',
  feature: 'The four additional functions, the eye piece and the pretrigger are required.',
  channel: 'At least one wavelength needs elastic, Raman and polarisation channels, each at least partially compliant.',
  general: 'Each criterion should be at least partially fulfilled.',
  suggestion: 'Calculated from the application. If you decide otherwise, explain why in the comments.',
  suggestionRead: 'Calculated from the application. Reviewers may decide otherwise.',
} as const;
