import type { CertifiedFacility } from '@portal/domain';

/** The symbol of a kind of facility, for the legend. */
export const MarkerSymbol = ({ kind }: { kind: MarkerKind }) => (
  <svg className={`pub-symbol pub-marker-${kind}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={MARKER_SHAPES[kind]} />
  </svg>
);

/** Kind of a marker: a blue disc for the portal's own network, a yellow diamond for other facilities. */
export type MarkerKind = 'own' | 'other';

/** The kind of a facility's marker. The network is an attribute of the type, so the type's code may change. */
export const markerKind = ({ type }: Pick<CertifiedFacility, 'type'>): MarkerKind =>
  type?.own_network ? 'own' : 'other';

/** Outlines on a 24 × 24 grid. Shape and colour both differ, so that either one distinguishes the kinds. */
export const MARKER_SHAPES: Record<MarkerKind, string> = {
  own: 'M12 6a6 6 0 1 1 0 12 6 6 0 1 1 0-12Z',
  other: 'M12 4.5 19.5 12 12 19.5 4.5 12Z',
};
