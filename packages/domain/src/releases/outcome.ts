/** Failures of a part of the portal in a browser, named after their cause. */
export const FAULTS = {
  'unfit-contract': 'made for another version of the portal',
  unreachable: 'server not reached',
  missing: 'not on the server',
  refused: 'refused by the server',
  'not-a-script': 'something else was answered in its place',
  altered: 'content is not the released one',
  'too-slow': 'slow to arrive',
  'threw-on-load': 'throws while it is loaded',
  'threw-on-init': 'throws while it is started',
  'threw-on-render': 'throws while it is shown',
  'part-missing': 'a part of it could not be loaded',
  'no-component': 'a page of it is missing',
} as const;
export type Fault = keyof typeof FAULTS;

/** The outcome of loading a part in a browser: success, or a failure. */
export type LoadOutcome = 'loaded' | Fault;

/** Load times are counted in these steps, ms; the last one takes everything above it. */
export const LOAD_STEPS_MS = [100, 250, 500, 1000, 2500, 120_000] as const;

/** The step that a load time belongs to, ms. */
export const loadStep = (ms: number): number => LOAD_STEPS_MS.find((step) => ms <= step) ?? 120_000;

/** Loads that took at most so long, and longer than the step before. */
export interface LoadStep {
  within_ms: number;
  count: number;
}

/** Within how many milliseconds half of the loads were done, as a step; `null` before the first. */
export function medianLoadMs(steps: readonly LoadStep[]): number | null {
  const sorted = steps.toSorted((a, b) => a.within_ms - b.within_ms);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  for (const { within_ms, count } of sorted) {
    seen += count;
    if (count > 0 && seen >= half) return within_ms;
  }
  return null;
}
