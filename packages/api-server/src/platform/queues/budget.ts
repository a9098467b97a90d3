/** A budget that works share: each takes its amount, once that is free, and returns it. */
export interface Budget {
  /** Waits until the amount is free; larger amounts than the whole budget wait until all of it is. */
  take: (amount: number) => Promise<void>;
  giveBack: (amount: number) => void;
}

/** Opens a budget. Who came first is served first, so that small amounts do not keep a large one waiting for ever. */
export function openBudget(whole: number): Budget {
  const waiting: { amount: number; admit: () => void }[] = [];
  let free = whole;
  const admitNext = () => {
    for (let next = waiting[0]; next && next.amount <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.amount;
      next.admit();
    }
  };
  return {
    take: (amount) =>
      new Promise((admit) => {
        waiting.push({ amount: Math.min(amount, whole), admit });
        admitNext();
      }),
    giveBack(amount) {
      free += Math.min(amount, whole);
      admitNext();
    },
  };
}
