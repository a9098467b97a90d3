import { CHANNEL_CATEGORIES, LIDAR_CHANNELS } from '@portal/domain';
import type { CategoryCode, DetectionCode, LidarChannel, Polarisation, RangeCode, Scattering } from '@portal/domain';
import type { ChannelFacts } from './facts';

interface Signal {
  /** The signal in the wording of the sources. */
  words: RegExp;
  scattering: Scattering;
  /** Detected wavelengths known to the portal, in nm. */
  detected: readonly number[];
  /** Detected wavelength by emitted wavelength, in nm, for sources that name the emitted one only. */
  byExcitation: Readonly<Record<string, number>>;
}

/** The first matching row applies. */
const SIGNALS: readonly Signal[] = [
  { words: /^elastic/, scattering: 'elastic', detected: [1064, 532, 355], byExcitation: {} },
  { words: /^Raman N2/, scattering: 'vibrational_raman', detected: [607, 387], byExcitation: { 355: 387, 532: 607 } },
  { words: /^Raman H2O/, scattering: 'vibrational_raman', detected: [408], byExcitation: { 355: 408 } },
  { words: /rotational/, scattering: 'rotational_raman', detected: [1058, 530, 354], byExcitation: {} },
];

/** A source without a polarisation means one undivided signal, a source without a range a single telescope. */
const POLARISATIONS = { total: 'total', parallel: 'parallel', perpendicular: 'cross' } as const satisfies Record<
  string,
  Polarisation
>;
const DETECTIONS = { analog: 'analog', 'photon counting': 'photon_counting' } as const satisfies Record<
  string,
  DetectionCode
>;

/** Sources round the same line differently (386.7 and 387 nm, 407 and 408 nm). */
const TOLERANCE_NM = 1;

/**
 * The portal's channels for one channel of a source: one per detection mode. Empty if the signal, its wavelength or its
 * detection mode is unknown, or if the portal has no such channel; `assumed` supplies an unknown detection mode.
 */
export function channelsFrom(facts: ChannelFacts, assumed?: (scattering: Scattering) => readonly DetectionCode[]) {
  const signal = SIGNALS.find(({ words }) => words.test(facts.signal ?? ''));
  if (!signal) return [];
  const wavelength = detectedWavelength(facts, signal);
  const range: RangeCode = facts.range ?? 'single';
  const polarisation = signal.scattering === 'elastic' ? POLARISATIONS[facts.polarization ?? 'total'] : 'not_separated';
  const detections = facts.detection?.map((mode) => DETECTIONS[mode]) ?? assumed?.(signal.scattering) ?? [];
  return LIDAR_CHANNELS.filter(
    (channel) =>
      channel.detection_wavelength === wavelength &&
      channel.scattering === signal.scattering &&
      channel.polarisation === polarisation &&
      channel.range === range &&
      detections.includes(channel.detection),
  );
}

function detectedWavelength({ wavelength_nm, signal }: ChannelFacts, { detected, byExcitation }: Signal) {
  if (wavelength_nm !== null) return detected.find((known) => Math.abs(known - wavelength_nm) <= TOLERANCE_NM);
  return byExcitation[/(\d+) nm excitation/.exec(signal ?? '')?.[1] ?? ''];
}

/** Short names of the channels by category; categories without channels are absent. */
export function byCategory(channels: readonly LidarChannel[]): Map<CategoryCode, string[]> {
  const groups = new Map<CategoryCode, string[]>();
  for (const { code, name } of CHANNEL_CATEGORIES) {
    const names = LIDAR_CHANNELS.filter((channel) => channel.category === name && channels.includes(channel));
    if (names.length > 0)
      groups.set(
        code,
        names.map(({ short_name }) => short_name),
      );
  }
  return groups;
}
