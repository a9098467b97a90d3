/** Time limits for slow clients, ms: a connection that never ends occupies memory. */
export interface Timeouts {
  /** For the head of a request, whose sender then receives 408. */
  head: number;
  /** For a whole request, its files included. */
  request: number;
  /** While no bytes move in either direction: clients that do not read the response are cut off too. */
  silence: number;
  /** Interval between two checks of the limits. */
  look: number;
}

/** The largest upload, 25 MB, over a line of 0.7 Mbit/s; rendering a document may take longer than other requests. */
export const TIMEOUTS: Timeouts = { head: 30_000, request: 300_000, silence: 120_000, look: 10_000 };

/** The same under the names of the framework, which has no limits by default. */
export const serverTimeouts = ({ head, request, silence, look }: Timeouts) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  http: { headersTimeout: head, connectionsCheckingInterval: look },
});
