type Mutation<Argument> = readonly [
  send: (argument: Argument) => PromiseLike<{ error?: unknown }>,
  state: { isLoading: boolean; error?: unknown; reset: () => void },
];

/**
 * The state of a confirmation dialog for a mutation. It closes after a successful mutation and then calls `onDone`.
 * After a failure, `error` is set until it closes.
 */
export function useConfirmed<Argument>([send, { isLoading, error, reset }]: Mutation<Argument>, onClose: () => void) {
  const close = () => {
    reset();
    onClose();
  };
  async function confirm(argument: Argument, onDone?: () => void) {
    const { error: refusal } = await send(argument);
    if (refusal !== undefined) return;
    close();
    onDone?.();
  }
  return { confirm, close, isBusy: isLoading, error };
}
