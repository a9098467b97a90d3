import type { CategoryName } from './categories';
import { CHANNEL_KINDS } from './channel-kinds';
import type { ChannelKind, Polarisation, Scattering } from './channel-kinds';

export type RangeCode = 'single' | 'near' | 'far';
export type DetectionCode = 'analog' | 'photon_counting';

/** One recorded signal. The short name is unique and never changes, so it also serves as `_id`. */
export interface LidarChannel {
  _id: string;
  short_name: string;
  description: string;
  category: CategoryName;
  /** nm. */
  emission_wavelength: number;
  /** nm. */
  detection_wavelength: number;
  scattering: Scattering;
  scattering_mechanism: string | null;
  polarisation: Polarisation;
  detection: DetectionCode;
  range: RangeCode;
}

/** The telescopes: letter in the short name, suffix of the mechanism, words of the description. */
const RANGES = [
  { code: 'single', letter: 'x', suffix: '', words: '' },
  { code: 'near', letter: 'n', suffix: 'nr', words: ', near range' },
  { code: 'far', letter: 'f', suffix: 'fr', words: ', far range' },
] as const;

/** The detection modes: letter in the short name, code of the common processing chain, words of the description. */
export const DETECTIONS = [
  { code: 'analog', letter: 'a', scc: 'an', words: ', analog' },
  { code: 'photon_counting', letter: 'p', scc: 'pc', words: ', photon counting' },
] as const;

function channel(
  kind: ChannelKind,
  range: (typeof RANGES)[number],
  detection: (typeof DETECTIONS)[number],
): LidarChannel {
  const [type, subtype] = kind.letters;
  const digits = String(kind.detection_wavelength).padStart(4, '0');
  const short_name = `${digits}${range.letter}${type}${detection.letter}${subtype}`;
  return {
    _id: short_name,
    short_name,
    description: `${kind.detection_wavelength} nm ${kind.words}${range.words}${detection.words}`,
    category: kind.category,
    emission_wavelength: kind.emission_wavelength,
    detection_wavelength: kind.detection_wavelength,
    scattering: kind.scattering,
    scattering_mechanism: kind.mechanism === null ? null : kind.mechanism + range.suffix,
    polarisation: kind.polarisation,
    detection: detection.code,
    range: range.code,
  };
}

/** All 102 channels: every combination of kind, telescope and detection mode. */
export const LIDAR_CHANNELS: readonly LidarChannel[] = CHANNEL_KINDS.flatMap((kind) =>
  RANGES.flatMap((range) => DETECTIONS.map((detection) => channel(kind, range, detection))),
);

const BY_ID = new Map(LIDAR_CHANNELS.map((each) => [each._id, each]));

/** The channel with this short name (which is also its `_id`); `null` if there is none. */
export const channelById = (id: string): LidarChannel | null => BY_ID.get(id) ?? null;
