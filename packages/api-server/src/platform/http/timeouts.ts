/** How long the server waits for those who send or read slowly, ms: a connection that never ends holds memory. */
export interface Timeouts {
  /** For the head of a request, whose sender then hears 408. */
  head: number;
  /** For a whole request, its files included. */
  request: number;
  /** While no bytes move in either direction: clients that do not read the response are cut off too. */
  silence: number;
  /** Between two looks at who is late. */
  look: number;
}

/** The largest upload, 25 MB, over a line of 0.7 Mbit/s; a document may be rendered for longer than anything else. */
export const TIMEOUTS: Timeouts = { head: 30_000, request: 300_000, silence: 120_000, look: 10_000 };

/** The same under the names of the framework, which by itself waits for ever. */
export const serverTimeouts = ({ head, request, silence, look }: Timeouts) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  http: { headersTimeout: head, connectionsCheckingInterval: look },
});
