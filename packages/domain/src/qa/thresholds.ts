import { percentOf } from './flags';
import type { Limits } from './limits';

/** A number that the suggestion of a test was made with. */
export interface Threshold {
  label: string;
  value: string;
}

type Group<Name extends keyof Limits> = NonNullable<Limits[Name]>;

const between = (from: number, to: number, unit: string) => `${from}–${to} ${unit}`;

const telecoverThresholds = (telecover: Group<'telecover'>): Threshold[] => [
  { label: 'Sectors are normalised at', value: between(telecover.normaliseFrom, telecover.normaliseTo, 'm') },
  { label: 'Running mean', value: `${telecover.smoothing} m` },
  { label: 'Largest deviation of a sector', value: String(telecover.maxDeviation) },
  { label: 'End of the near range', value: `${telecover.nearRange} m` },
  { label: 'The repeated sector is compared from', value: `${telecover.repeatFrom} m` },
  { label: 'Largest deviation of the repeated sector', value: String(telecover.maxRepeatDeviation) },
  { label: 'Advised full overlap', value: `${telecover.advisedOverlap} m` },
  {
    label: 'Full overlap above the stated one, both',
    value: `${percentOf(telecover.overlapShare)} % and ${telecover.overlapMargin} m`,
  },
];

const rayleighThresholds = (rayleigh: Group<'rayleigh'>): Threshold[] => [
  { label: 'Largest relative standard error of the mean', value: String(rayleigh.maxRsem) },
  { label: 'Largest slope of the residual', value: `${rayleigh.maxSlope} σ` },
  { label: 'Largest difference of the halves', value: `${rayleigh.maxHalfDifference} σ` },
  { label: 'Durbin–Watson statistic', value: `${rayleigh.durbinWatsonFrom} to ${rayleigh.durbinWatsonTo}` },
  { label: 'Length of the window', value: between(rayleigh.shortestWindow, rayleigh.longestWindow, 'm') },
  { label: 'The window is searched in', value: between(rayleigh.searchFrom, rayleigh.searchTo, 'm') },
  { label: 'Step of the search', value: `${rayleigh.searchStep} m` },
  { label: 'Largest time between measurement and radiosonde', value: `${rayleigh.radiosondeHours} h` },
];

const darkThresholds = (dark: Group<'dark'>): Threshold[] => [
  { label: 'Largest deviation from the mean over time', value: String(dark.maxDeviation) },
  { label: 'Largest time between dark measurement and other tests', value: `${dark.withinHours} h` },
];

const polarisationThresholds = (polarisation: Group<'polarisation'>): Threshold[] => [
  { label: 'Calibration window', value: between(polarisation.calibrateFrom, polarisation.calibrateTo, 'm') },
  { label: 'Molecular range', value: between(polarisation.molecularFrom, polarisation.molecularTo, 'm') },
  { label: 'Largest residual depolarisation', value: String(polarisation.maxResidual) },
  { label: 'Largest calibrator rotation', value: `${polarisation.maxEpsilon}°` },
  { label: 'Largest change of the gain ratio', value: `${percentOf(polarisation.maxEtaChange)} %` },
  { label: 'Largest relative standard error in the calibration window', value: String(polarisation.maxRsem) },
  { label: 'Largest slope in the calibration window', value: `${polarisation.maxSlope} σ` },
  { label: 'Largest |G| and |H|', value: String(polarisation.maxGh) },
];

const triggerDelayThresholds = ({ maxDifference }: Group<'triggerDelay'>): Threshold[] => [
  { label: 'Largest difference from the configuration', value: `${maxDifference} bin` },
];

const ofGroup =
  <Name extends keyof Limits>(name: Name, thresholds: (group: Group<Name>) => Threshold[]) =>
  (limits: Limits): Threshold[] => {
    const group = limits[name];
    return group ? thresholds(group) : [];
  };

const THRESHOLDS: Record<keyof Limits, (limits: Limits) => Threshold[]> = {
  telecover: ofGroup('telecover', telecoverThresholds),
  rayleigh: ofGroup('rayleigh', rayleighThresholds),
  dark: ofGroup('dark', darkThresholds),
  polarisation: ofGroup('polarisation', polarisationThresholds),
  triggerDelay: ofGroup('triggerDelay', triggerDelayThresholds),
};

/** The thresholds among the limits of a self-check; none of limits that are not known. */
export const thresholdsOf = (limits: Limits): Threshold[] =>
  Object.values(THRESHOLDS).flatMap((thresholds) => thresholds(limits));
