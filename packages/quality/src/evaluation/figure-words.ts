import type { IndicatorCode, IndicatorFigure } from '@portal/domain';
import { day, indicatorOf, REGULAR_EVALUATION_SETTINGS } from '@portal/domain';
import { EVALUATION_VIEW_MESSAGES as texts, LOW_IS_GOOD } from './messages';

const { indicators, lights } = texts;
const PERCENT = 100;
const DECIMALS = 1;
/** Differences below the last shown decimal are none. */
const SMALLEST = { share: 0.0005, count: 0.05 } as const;

const plain = (value: number) => String(Number(value.toFixed(DECIMALS)));

/** A share in per cent. One that misses its target never reads as the target. */
export function percent(share: number, target: number | null = null): string {
  const rounded = Number((share * PERCENT).toFixed(DECIMALS));
  const isMissed = target !== null && share < target && rounded >= target * PERCENT;
  return `${isMissed ? Math.floor(share * PERCENT * 10) / 10 : rounded} %`;
}

/** The figure of an indicator in words. */
export function figureWords({ code, value, target }: Pick<IndicatorFigure, 'code' | 'value' | 'target'>): string {
  if (value === null) return indicators.unknown;
  return indicatorOf(code).unit === 'share' ? percent(value, target) : plain(value);
}

/** How the figure came about, as "n of m" or "of m"; `null` if that is not known. */
export function partsWords({ code, value, numerator, denominator }: IndicatorFigure): string | null {
  if (numerator === null || denominator === null) return null;
  // The figure before it is the numerator itself.
  if (indicatorOf(code).unit === 'count' && value === numerator) return indicators.ofAll(plain(denominator));
  return indicators.of(plain(numerator), plain(denominator));
}

/** Of how many months a figure is, if some of the period are missing; else `null`. */
export const monthsWords = ({ months }: Pick<IndicatorFigure, 'months'>): string | null =>
  months ? indicators.months(months.given, months.all) : null;

/** The target in words. */
export function targetWords({ code, target }: Pick<IndicatorFigure, 'code' | 'target'>): string {
  if (target !== null) return indicators.atLeast(percent(target));
  return isLowGood(code) ? indicators.atMost(percent(REGULAR_EVALUATION_SETTINGS.downtime.amber)) : indicators.noTarget;
}

/** The words beside the light of an indicator. */
export function lightWords({ code, light }: Pick<IndicatorFigure, 'code' | 'light'>): string {
  const words: Partial<Record<string, string>> = isLowGood(code) ? lights.low : lights.target;
  return words[light] ?? lights.none;
}

const isLowGood = (code: IndicatorCode) => LOW_IS_GOOD.includes(code);

/** Where a figure comes from. */
export function sourceWords({ code, imported_at: at }: Pick<IndicatorFigure, 'code' | 'imported_at'>): string {
  const { sources } = indicators;
  if (indicatorOf(code).source === 'portal') return sources.portal;
  return at === null ? sources.awaited : sources.imported(day(at) ?? '');
}

/** Whether a figure is higher or lower than at the evaluation before; `null` if one of them is not known. */
export function changeOf(now: IndicatorFigure, before: IndicatorFigure | undefined): 'up' | 'down' | 'same' | null {
  if (!before || now.value === null || before.value === null) return null;
  const difference = now.value - before.value;
  if (Math.abs(difference) < SMALLEST[indicatorOf(now.code).unit]) return 'same';
  return difference > 0 ? 'up' : 'down';
}
