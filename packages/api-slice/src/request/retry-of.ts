/** What can be known of a query, whatever it asks for. */
interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Asks again for what failed to load; undefined if it did not fail, and while it is being loaded again. */
export const retryOf = ({ isError, isFetching, refetch }: Asked) =>
  isError && !isFetching ? () => void refetch() : undefined;
