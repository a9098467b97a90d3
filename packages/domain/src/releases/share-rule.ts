import { evidenceOfAlike, evidenceOfWorse, type Sides, type Trials } from './share-evidence';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * When a share decides by itself. The method is a sequential test that may be looked at after every tab: an e-process by
 * universal inference, with Jeffreys' prior for either rate (L. Wasserman, A. Ramdas, S. Balakrishnan, "Universal
 * inference", PNAS 117, 2020, section 8), which by Ville's inequality passes 1/α with a probability of at most α, however
 * often it is looked at. That tabs of one network do not fail independently of each other is met by the limits of a network.
 */
export const SHARE_RULE = {
  /** The part of the tabs that may be given, percent. */
  percent: { min: 1, max: 50 },
  /** How probable it may be that a release that fails as often as the present one is taken back. */
  falseAlarm: 0.005,
  /** How probable it may be that a release that fails more often by the margin goes to everybody. */
  wrongForward: 0.05,
  /** "About as often": less than so much more, as a part of the tabs. */
  margin: 0.03,
  /** Fewer tabs on either side never take a release back, nor fewer networks in which the new one failed. */
  back: { tabs: 20, networks: 3 },
  /** Fewer tabs on either side never give it to everybody, nor a shorter time. */
  forward: { tabs: 200, seconds: DAY },
  /** Of one network so many tabs of either side count, the first ones. */
  tabsPerNetwork: 10,
  /** After a share of a part was decided by itself, nothing else of that part is for so long. */
  quietSeconds: HOUR,
  /** A share that could not be decided ends then; the present release stays. */
  longestSeconds: 14 * DAY,
  /** Shares under way at the same time, each of other parts. */
  atOnce: 3,
} as const;

/** What is known of one side of a share. */
export interface ShareSide extends Trials {
  /** Tabs in which a part could not be loaded or shown. */
  failed_to_load: number;
  /** Tabs in which code failed after that. */
  failed_in_code: number;
  /** Networks with tabs that failed; which ones is not told. */
  failed_networks: number;
}

/** What a share is decided by. Moments are epoch seconds. */
export interface ShareFacts {
  sides: Sides<ShareSide>;
  started_at: number;
  /** Until when nothing is decided, as the part was moved by itself before. */
  quiet_until: number;
  now: number;
}

/** How a share ends by itself. */
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

/** How a share ends now, by itself; null while it goes on. */
export function shareRuling(facts: ShareFacts): ShareRuling | null {
  if (facts.now < facts.quiet_until) return null;
  if (isWorse(facts)) return 'back';
  if (isAlike(facts)) return 'forward';
  return facts.now >= facts.started_at + SHARE_RULE.longestSeconds ? 'undecided' : null;
}
