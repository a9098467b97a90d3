import { MARKER_SHAPES } from './marker-kind';
import type { MarkerKind } from './marker-kind';

/** The symbol of a kind of facility, for the legend. */
export const MarkerSymbol = ({ kind }: { kind: MarkerKind }) => (
  <svg className={`pub-symbol pub-marker-${kind}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={MARKER_SHAPES[kind]} />
  </svg>
);
