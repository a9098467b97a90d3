import type { SuggestedResult } from './flags';

/** A figure that is typed for a channel, because no file holds it. */
export interface TypedFigure {
  short_name: string;
  dark_deviation: number | null;
  trigger_delay_bins: number | null;
}

/** What the portal suggests for a channel, a pair of channels or the lidar. */
export interface ChannelSuggestion {
  name: string;
  /** The flags of the test; `null` if there was nothing to evaluate. */
  code: number | null;
  /** `null`: the portal suggests nothing. */
  suggested: SuggestedResult | null;
  /** The figures of the test, as its evaluation names them. */
  figures: Readonly<Record<string, unknown>> | null;
}
