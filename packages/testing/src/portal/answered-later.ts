import type { Reply } from './fake-api';

const nothing = () => undefined;

/** A handler of calls that wait for their answer until the test gives it; `answer` goes to the latest call. */
export function answeredLater() {
  let resolveLatest: (reply: Reply) => void = nothing;
  const handler = () =>
    new Promise<Reply>((resolve) => {
      resolveLatest = resolve;
    });
  return { handler, answer: (reply: Reply) => resolveLatest(reply) };
}
