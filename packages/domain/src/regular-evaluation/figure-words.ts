import type { Light } from '../qa/light';
import { day } from '../time/day';
import { indicatorOf, misses, type IndicatorFigure } from './indicator';

/** The figure of something of which nothing is known. */
export const NOTHING_KNOWN = 'Nothing known';

/** Words of lights by what they are about: a share that reaches its target, or one that should be low. */
const LIGHTS = {
  high: { green: 'On target', amber: 'Just below the target', red: 'Below the target' },
  low: { green: 'On target', amber: 'Just above the target', red: 'Above the target' },
} satisfies Record<string, Partial<Record<Light, string>>>;

const PERCENT = 100;
const DECIMALS = 1;
/** Differences below the last shown decimal are none. */
const SMALLEST = { share: 0.0005, count: 0.05 } as const;

const plain = (value: number) => String(Number(value.toFixed(DECIMALS)));

/** Steps of the last shown decimal in a share of 1. */
const STEPS = 1000;
const inPercent = (share: number) => `${Number((share * PERCENT).toFixed(DECIMALS))} %`;

/** A share in per cent. One that misses its target never reads as the target. */
function shareWords({ code, target }: Pick<IndicatorFigure, 'code' | 'target'>, share: number): string {
  const { isLowGood } = indicatorOf(code);
  const rounded = Math.round(share * STEPS) / STEPS;
  const aim = target === null ? null : { target, isLowGood };
  if (aim === null || !misses(share, aim) || misses(rounded, aim)) return inPercent(rounded);
  return inPercent(rounded + (isLowGood ? 1 : -1) / STEPS);
}

/** The figure of an indicator in words. */
export function figureWords({ code, value, target }: Pick<IndicatorFigure, 'code' | 'value' | 'target'>): string {
  if (value === null) return NOTHING_KNOWN;
  return indicatorOf(code).unit === 'share' ? shareWords({ code, target }, value) : plain(value);
}

/** How the figure came about, as "n of m" or "of m"; `null` if that is not known. */
export function partsWords({ code, value, numerator, denominator }: IndicatorFigure): string | null {
  if (numerator === null || denominator === null) return null;
  // The figure before it is the numerator itself.
  if (indicatorOf(code).unit === 'count' && value === numerator) return `of ${plain(denominator)}`;
  return `${plain(numerator)} of ${plain(denominator)}`;
}

/** Of how many months a figure is, if some of the period are missing; else `null`. */
export const monthsWords = ({ months }: Pick<IndicatorFigure, 'months'>): string | null =>
  months ? `only ${months.given} of ${months.all} months` : null;

/** The target in words. */
export function targetWords({ code, target }: Pick<IndicatorFigure, 'code' | 'target'>): string {
  if (target === null) return 'No target';
  return `${indicatorOf(code).isLowGood ? 'at most' : 'at least'} ${inPercent(target)}`;
}

/** The words beside the light of an indicator, which are printed without colours. */
export function lightWords({ code, light }: Pick<IndicatorFigure, 'code' | 'light'>): string {
  const words: Partial<Record<Light, string>> = LIGHTS[indicatorOf(code).isLowGood ? 'low' : 'high'];
  return words[light] ?? 'Not assessed';
}

/** Where a figure comes from. */
export function sourceWords({ code, imported_at: at }: Pick<IndicatorFigure, 'code' | 'imported_at'>): string {
  if (indicatorOf(code).source === 'portal') return 'Portal';
  return at === null ? 'Not imported yet' : `Imported on ${day(at)}`;
}

/**
 * Whether a figure is higher or lower than at the evaluation before; `null` if one of them is not known, or if they count
 * in periods of different length.
 */
export function changeOf(now: IndicatorFigure, before: IndicatorFigure | undefined): 'up' | 'down' | 'same' | null {
  if (!before || now.value === null || before.value === null) return null;
  if (indicatorOf(now.code).unit === 'count' && now.denominator !== before.denominator) return null;
  const difference = now.value - before.value;
  if (Math.abs(difference) < SMALLEST[indicatorOf(now.code).unit]) return 'same';
  return difference > 0 ? 'up' : 'down';
}
