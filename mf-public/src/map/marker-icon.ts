import { divIcon } from 'leaflet';
import { MARKER_SHAPES } from './marker-kind';
import type { MarkerKind } from './marker-kind';

/** Side of the square that takes clicks and touches, in pixels; what is seen of it is smaller. */
const SIZE = 24;

const iconOf = (kind: MarkerKind) =>
  divIcon({
    className: 'pub-marker',
    html: `<svg class="pub-marker-${kind}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${MARKER_SHAPES[kind]}"/></svg>`,
    iconSize: [SIZE, SIZE],
    popupAnchor: [0, -8],
  });

/** The markers of the map. */
export const MARKER_ICONS: Record<MarkerKind, ReturnType<typeof iconOf>> = {
  own: iconOf('own'),
  other: iconOf('other'),
};
