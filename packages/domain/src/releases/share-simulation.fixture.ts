import { SHARE_RULE, shareRuling, type ShareSide, type ShareRuling } from './share-rule';

/** A pseudo-random sequence of numbers from 0 to 1, determined by the seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) % 0x1_0000_0000;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export interface Traffic {
  /** Tabs per day that open a page of the part and keep the cookie. */
  tabsADay: number;
  share: number;
  /** The failure rate with either release. */
  base: number;
  /** The additional failure rate with the new release. */
  added: number;
  /** The fraction of failures in browsers that always fail, for example due to a broken extension. */
  brokenBrowsers: number;
}

const between = (next: () => number, from: number, to: number) => from + next() * (to - from);
const oneOf = <T>(next: () => number, choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T;

/** Random traffic, from quiet to busy and from reliable to often failing. */
export const anyTraffic = (next: () => number, added = 0): Traffic => ({
  tabsADay: Math.round(10 ** between(next, 1.5, 3.5)),
  share: oneOf(next, [0.05, 0.1, 0.2, 0.5]),
  base: oneOf(next, [0, 0.002, 0.01, 0.03, 0.06]),
  added,
  brokenBrowsers: oneOf(next, [0, 0.5]),
});

interface Browser {
  network: number;
  isNew: boolean;
  isBroken: boolean;
}

/** The fraction of tabs in browsers that were seen before. */
const RETURNING = 0.5;
const BROWSERS_IN_A_NETWORK = 3;

const noSide = () => ({ tabs: 0, failed: 0, ofNetwork: new Map<number, number>(), failing: new Set<number>() });

const toSide = ({ tabs, failed, failing }: ReturnType<typeof noSide>): ShareSide => ({
  tabs,
  failed,
  failed_to_load: 0,
  failed_in_code: failed,
  failed_networks: failing.size,
});

/** The result of a simulated share, with the number of tabs of the new release. */
export interface Ended {
  ruling: ShareRuling;
  tabs: number;
}

/** An evaluation after each tab would take most of the time without better results. */
const LOOK_EVERY = 10;

/** Simulates a share until it is decided, with an evaluation after each failure and after every tenth tab. */
export function simulate(next: () => number, traffic: Traffic): Ended {
  const { tabsADay, share, base, added, brokenBrowsers } = traffic;
  const browsers: Browser[] = [];
  const sides = { new: noSide(), rest: noSide() };
  const comer = (): Browser => {
    if (browsers.length > 0 && next() < RETURNING) return oneOf(next, browsers);
    const browser = {
      network: Math.floor(browsers.length / BROWSERS_IN_A_NETWORK),
      isNew: next() < share,
      isBroken: next() < base * brokenBrowsers,
    };
    browsers.push(browser);
    return browser;
  };
  for (let tab = 1; ; tab += 1) {
    const { network, isNew, isBroken } = comer();
    const side = isNew ? sides.new : sides.rest;
    const before = side.ofNetwork.get(network) ?? 0;
    const isFailing = isBroken || next() < base * (1 - brokenBrowsers) || (isNew && next() < added);
    if (before < SHARE_RULE.tabsPerNetwork) {
      side.ofNetwork.set(network, before + 1);
      side.tabs += 1;
      if (isFailing) {
        side.failed += 1;
        side.failing.add(network);
      }
    }
    if (!isFailing && tab % LOOK_EVERY !== 0) continue;
    const now = (tab / tabsADay) * 86_400;
    const seen = { new: toSide(sides.new), rest: toSide(sides.rest) };
    const ruling = shareRuling({ sides: seen, started_at: 0, quiet_until: 0, now });
    if (ruling) return { ruling, tabs: sides.new.tabs };
  }
}
