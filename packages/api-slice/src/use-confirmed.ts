/** A mutation, as its hook returns it. */
type Mutation<Argument> = readonly [
  send: (argument: Argument) => PromiseLike<{ error?: unknown }>,
  state: { isLoading: boolean; error?: unknown; reset: () => void },
];

/**
 * State of a confirmation dialog around a mutation. It closes when the mutation is done, then calls back; a refusal is
 * in `error` until it closes.
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
