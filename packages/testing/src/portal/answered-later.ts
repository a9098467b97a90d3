import type { Reply } from './fake-api';

const nothing = () => undefined;

/** A handler whose calls stay pending until the test calls `answer`, which resolves the latest one. */
export function answeredLater() {
  let resolveLatest: (reply: Reply) => void = nothing;
  const handler = () =>
    new Promise<Reply>((resolve) => {
      resolveLatest = resolve;
    });
  return { handler, answer: (reply: Reply) => resolveLatest(reply) };
}
