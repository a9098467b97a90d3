import { evidenceOfAlike, evidenceOfWorse, type Sides, type Trials } from './share-evidence';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * The rule for automatic decisions on shares. The method is a sequential test that may be evaluated after every tab: an
 * e-process by universal inference, with Jeffreys' prior for the rate of the new release and a prior of low rates for
 * the present one (L. Wasserman, A. Ramdas, S. Balakrishnan, "Universal inference", PNAS 117, 2020, section 8). By
 * Ville's inequality it exceeds 1/α with a probability of at most α, however often it is evaluated. Because the tabs of
 * one network do not fail independently of each other, there are limits per network.
 */
export const SHARE_RULE = {
  percent: { min: 1, max: 50 },
  /** The maximum probability of taking back a release that fails as often as the present one. */
  falseAlarm: 0.005,
  /** The maximum probability that a release that fails more often by the margin becomes current. */
  wrongForward: 0.05,
  /** Failure rates that differ by less than this count as equal. */
  margin: 0.03,
  /** The minimum number of tabs on each side, and of networks with failures of the new release, for taking it back. */
  back: { tabs: 20, networks: 3 },
  /** The minimum number of tabs on each side, and the minimum time, for making it current. */
  forward: { tabs: 200, seconds: DAY },
  /** The number of tabs that count per network and side; later ones are ignored. */
  tabsPerNetwork: 10,
  /** The period without further automatic decisions on a part after one on a share of it. */
  quietSeconds: HOUR,
  /** After this time, an undecided share ends and the present release stays. */
  longestSeconds: 14 * DAY,
  /** The maximum number of simultaneous shares, each of different parts. */
  atOnce: 3,
} as const;

export interface ShareSide extends Trials {
  /** Tabs in which a part could not be loaded or shown. */
  failed_to_load: number;
  /** Tabs in which the code failed after loading. */
  failed_in_code: number;
  /** The number of networks with failed tabs; the networks are not disclosed. */
  failed_networks: number;
}

/** The facts of a decision. Times are epoch seconds. */
export interface ShareFacts {
  sides: Sides<ShareSide>;
  started_at: number;
  /** The end of the quiet period after an earlier automatic decision on the part. */
  quiet_until: number;
  now: number;
}

export type ShareRuling = 'back' | 'forward' | 'undecided';

const hasTabs = ({ new: ofNew, rest }: Sides, least: number) => ofNew.tabs >= least && rest.tabs >= least;

const isWorse = ({ sides }: ShareFacts) =>
  hasTabs(sides, SHARE_RULE.back.tabs) &&
  sides.new.failed_networks >= SHARE_RULE.back.networks &&
  evidenceOfWorse(sides) >= 1 / SHARE_RULE.falseAlarm;

const isAlike = ({ sides, started_at, now }: ShareFacts) =>
  now >= started_at + SHARE_RULE.forward.seconds &&
  hasTabs(sides, SHARE_RULE.forward.tabs) &&
  evidenceOfAlike(sides, SHARE_RULE.margin) >= 1 / SHARE_RULE.wrongForward;

/** The automatic decision on a share at the present time; null while it continues. */
export function shareRuling(facts: ShareFacts): ShareRuling | null {
  if (facts.now < facts.quiet_until) return null;
  if (isWorse(facts)) return 'back';
  if (isAlike(facts)) return 'forward';
  return facts.now >= facts.started_at + SHARE_RULE.longestSeconds ? 'undecided' : null;
}
