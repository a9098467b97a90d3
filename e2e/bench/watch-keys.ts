/** What a keystroke took: its scripting time, and the time until the next paint, ms. */
export interface Key {
  work: number;
  paint: number;
}

/** Runs in the page: measures for each keystroke the scripting time and the time to the next paint, ms. */
export function watchKeys() {
  const keys: Key[] = [];
  Object.assign(window, { benchKeys: keys });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const begun = performance.now();
      const key = { work: Number.NaN, paint: Number.NaN };
      // A separate task runs after everything that the keystroke triggers synchronously.
      const done = new MessageChannel();
      done.port1.addEventListener('message', () => (key.work = performance.now() - begun));
      done.port1.start();
      addEventListener('keyup', () => done.port2.postMessage(null), { once: true, capture: true });
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => {
          key.paint = performance.now() - timeStamp;
          keys.push(key);
        });
        painted.port1.start();
        painted.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
