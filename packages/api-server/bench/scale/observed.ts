import { quantile } from '../../../config/run/figures.mjs';

/** Roles of the simulated people. */
export const ROLES = ['visitor', 'owner', 'reviewer', 'cars', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A request as its browser saw it. */
export interface Seen {
  role: Role;
  /** Method and pattern of the path. */
  call: string;
  /** 0: no answer. */
  status: number;
  /** Until the last byte of the answer, ms. */
  ms: number;
  /** Since the beginning of the load, s. */
  at: number;
}

/** Something that a person was told had gone wrong. */
export interface Trouble {
  role: Role;
  call: string;
  kind: string;
  /** Since the beginning of the load, s. */
  at: number;
}

/** All requests of a run, and the errors that people saw. */
export class Observed {
  readonly seen: Seen[] = [];
  readonly troubles: Trouble[] = [];
  private begun = performance.now();

  /** The load begins now. */
  begin(): void {
    this.begun = performance.now();
  }

  /** Since the beginning of the load, s. */
  now(): number {
    return (performance.now() - this.begun) / 1000;
  }

  note(seen: Omit<Seen, 'at'>): void {
    this.seen.push({ ...seen, at: this.now() });
  }

  trouble(trouble: Omit<Trouble, 'at'>): void {
    this.troubles.push({ ...trouble, at: this.now() });
  }
}

/** Number of requests and quantiles of their times, ms. */
export interface Times {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

function timesOf(name: string, seen: readonly Seen[]): Times {
  const times = seen.map(({ ms }) => ms);
  return {
    name,
    count: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

/** The requests in groups of one name, the largest first. */
export function groupsOf(seen: readonly Seen[], nameOf: (one: Seen) => string): Times[] {
  const groups = new Map<string, Seen[]>();
  for (const one of seen) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return Array.from(groups, ([name, group]) => timesOf(name, group)).toSorted((a, b) => b.count - a.count);
}

/** How often each of these occurs, the most frequent first. */
export function countsOf(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
