import type { PlotLine, PlotQuantity } from '@portal/domain';
import { MESSAGES } from './messages';
import { isTelecover, levelOf } from './profile-facts';
import type { ProfileFacts } from './profile-facts';
import { isWindow } from './profile-lines';
import type { Shape } from './scene';

const { profile: WORDS } = MESSAGES;

/** Two levels between which a quantity has to be, over the ranges that they hold for; undefined: all that are shown. */
interface LimitLines {
  levels: readonly number[];
  from: number | undefined;
  to: number | undefined;
  words: string;
}

/** The limits of a quantity; `null` if it has none that are known. */
export function limitLines(facts: ProfileFacts, quantity: PlotQuantity): LimitLines | null {
  const { limits, lines } = facts;
  const own = lines.filter((line) => line.quantity === quantity);
  const spanned = own.find(isWindow)?.points;
  const [from, to] = [spanned?.[0]?.[0], spanned?.[1]?.[0]];
  const { telecover, rayleigh, polarisation } = limits;
  const between = (centre: number, limit: number | undefined, words: (limit: number) => string): LimitLines | null =>
    limit === undefined ? null : { levels: [centre - limit, centre + limit], from, to, words: words(limit) };
  if (quantity === 'deviation')
    return isTelecover(facts)
      ? between(0, telecover?.maxDeviation, WORDS.limits.telecover)
      : from === undefined
        ? null
        : between(0, rayleigh?.maxRsem, WORDS.limits.rayleigh);
  const expected = levelOf(own, 'molecular');
  return quantity === 'depolarisation' && expected !== undefined
    ? between(expected, polarisation?.maxResidual, WORDS.limits.depolarisation)
    : null;
}

/** An upright line at a height. */
export interface Upright {
  metres: number;
  words: string;
  style: Pick<Shape, 'tone' | 'dash'>;
}

/** The heights of full overlap of a telecover: found, advised, and stated in the application. */
export function uprightsOf(facts: ProfileFacts): Upright[] {
  if (!isTelecover(facts)) return [];
  const { figures, limits } = facts;
  const known: [unknown, (metres: number) => string, Upright['style']][] = [
    [figures?.full_overlap_m, WORDS.overlap.found, { tone: 'label' }],
    [limits.telecover?.advisedOverlap, WORDS.overlap.advised, { tone: 'criterion', dash: 'dotted' }],
    [figures?.stated_overlap_m, WORDS.overlap.stated, { tone: 'soft', dash: 'long' }],
  ];
  return known.flatMap(([metres, words, style]) =>
    typeof metres === 'number' ? [{ metres, words: words(Number(metres.toPrecision(4))), style }] : [],
  );
}

/** The windows in which a test is evaluated, m: of the fit, of the calibration, of the normalisation. */
export function windowsOf(facts: ProfileFacts, quantity: PlotQuantity): { from: number; to: number }[] {
  const { lines, limits } = facts;
  const { telecover } = limits;
  if (isTelecover(facts))
    return telecover && quantity === 'signal' ? [{ from: telecover.normaliseFrom, to: telecover.normaliseTo }] : [];
  const ofFit = (line: PlotLine) => line.quantity === quantity || line.name === 'slope';
  return lines
    .filter((line) => isWindow(line) && ofFit(line))
    .map(({ points }) => ({ from: points[0]?.[0] ?? 0, to: points[1]?.[0] ?? 0 }));
}
