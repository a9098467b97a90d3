import { OverloadError } from '../errors/overload-error';

/** How much the networks of clients may have in progress. */
export interface SourceRules {
  /** Requests in progress of all networks together, shared equally among those that were active recently. */
  capacity: number;
  /** Smallest share of a network: one page makes several requests at once. */
  smallestShare: number;
  /** Requests of a network that may wait for their turn. */
  mostWaiting: number;
  /** Time by which a waiting request starts after its turn, ms, while there are other networks: leaves processor time to them. */
  pause: number;
  /** Time after which a request is not counted as in progress, ms: it waits for its sender or its document itself. */
  countedFor: number;
  /** Time for which a network is active after its last request, ms. */
  activeFor: number;
}

const RULES: SourceRules = {
  capacity: 24,
  smallestShare: 4,
  mostWaiting: 60,
  pause: 20,
  countedFor: 2000,
  activeFor: 10_000,
};

interface Source {
  /** Requests that were not answered yet. */
  open: number;
  /** Those of them that are in progress, and the others, which wait for their turn. */
  inProgress: number;
  waiting: (() => void)[];
  seenAt: number;
}

/** A request, from its head to the end of its answer. */
export interface Visit {
  /** Whether its network has at least as many open requests as the networks with open requests have on average. */
  isOfBusiest: () => boolean;
  /** Waits until its network has its share free; refuses with 503 if too many requests of the network wait. */
  turn: () => Promise<void>;
  /** To be called once it is answered, or its client went away. */
  leave: () => void;
}

/** Counts a request of a network. */
export type Sources = (network: string) => Visit;

/**
 * Shares the server among the networks of its clients: one that sends many requests waits behind its own, and others
 * do not. A network without competition has all of it.
 */
export function openSources(changes: Partial<SourceRules> = {}, now: () => number = () => performance.now()): Sources {
  const rules = { ...RULES, ...changes };
  const sources = new Map<string, Source>();
  let [open, busy] = [0, 0];

  /** Those that asked longest ago are first. */
  function forgetInactive() {
    for (const [network, { open: count, seenAt }] of sources) {
      if (count > 0 || now() - seenAt < rules.activeFor) return;
      sources.delete(network);
    }
  }

  function sourceOf(network: string): Source {
    const source = sources.get(network) ?? { open: 0, inProgress: 0, waiting: [], seenAt: 0 };
    source.seenAt = now();
    sources.delete(network);
    sources.set(network, source);
    return source;
  }

  const share = () => Math.max(rules.smallestShare, Math.floor(rules.capacity / sources.size));

  function admitNext(source: Source) {
    while (source.inProgress < share()) {
      const next = source.waiting.shift();
      if (!next) return;
      source.inProgress += 1;
      setTimeout(next, sources.size > 1 ? rules.pause : 0);
    }
  }

  return (network) => {
    forgetInactive();
    const source = sourceOf(network);
    if (source.open === 0) busy += 1;
    source.open += 1;
    open += 1;
    let isCounted = false;
    let isOpen = true;
    let timer: NodeJS.Timeout | undefined;
    let start: (() => void) | undefined;

    function stopCounting() {
      clearTimeout(timer);
      if (!isCounted) return;
      isCounted = false;
      source.inProgress -= 1;
      admitNext(source);
    }

    function begin() {
      isCounted = true;
      // Its client may have gone away since its turn.
      if (!isOpen) return stopCounting();
      timer = setTimeout(stopCounting, rules.countedFor).unref();
    }

    return {
      isOfBusiest: () => source.open * busy >= open,
      async turn() {
        if (source.waiting.length === 0 && source.inProgress < share()) {
          source.inProgress += 1;
          return begin();
        }
        if (source.waiting.length >= rules.mostWaiting) throw new OverloadError();
        return new Promise<void>((resolve) => {
          start = () => {
            begin();
            resolve();
          };
          source.waiting.push(start);
        });
      },
      leave() {
        if (!isOpen) return;
        isOpen = false;
        source.open -= 1;
        open -= 1;
        if (source.open === 0) busy -= 1;
        const place = start ? source.waiting.indexOf(start) : -1;
        if (place >= 0) source.waiting.splice(place, 1);
        stopCounting();
      },
    };
  };
}
