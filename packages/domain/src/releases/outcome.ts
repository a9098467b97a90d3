/** The failures of a part in a browser, named after their cause. */
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

/** The histogram steps of load times in ms. The last step includes longer times. */
export const LOAD_STEPS_MS = [100, 250, 500, 1000, 2500, 120_000] as const;

/** The step of a load time in ms. */
export const loadStep = (ms: number): number => LOAD_STEPS_MS.find((step) => ms <= step) ?? 120_000;

/** The number of loads within a step, longer than the previous step. */
export interface LoadStep {
  within_ms: number;
  count: number;
}

/** The step in ms that contains the median load time; `null` if there are no loads. */
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
