/** What a query says of itself, whatever it asks for. */
interface QueryState {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Asks again for what failed to load; undefined if it did not fail, and while it is being loaded again. */
export const retryOf = ({ isError, isFetching, refetch }: QueryState) =>
  isError && !isFetching ? () => void refetch() : undefined;
