import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './edge-names.css';
import { beyond } from './edges';
import type { Beyond, Edge } from './edges';
import { MESSAGES } from './messages';
import { FEW } from './use-drawn';

const ARROWS: Readonly<Record<Edge, string>> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
};

/** Number of names visible at an edge; the others are counted, and all are announced to screen readers. */
const MAX_ENTRIES = 6;
/** The same of a large network: beyond that facilities are only counted, as names tell little there and cover much. */
const MAX_OF_MANY = 3;

/** What an edge says. The unit is left out where there is no room for it. */
function wordsOf(names: readonly string[], isLarge: boolean): ReactNode {
  if (isLarge && names.length > MAX_OF_MANY)
    return (
      <>
        {names.length}
        <span className="pub-edge-unit"> {MESSAGES.beyond}</span>
      </>
    );
  const more = names.length - MAX_ENTRIES;
  return names.slice(0, MAX_ENTRIES).join(', ') + (more > 0 ? ` +${more}` : '');
}
const AROUND: [number, number] = [56, 40];
const NEAREST = 8;

/** A key of the map's view that changes when the map comes to rest elsewhere or is resized. */
function useView(map: LeafletMap) {
  const subscribe = useCallback(
    (onRest: () => void) => {
      map.on('moveend resize', onRest);
      return () => void map.off('moveend resize', onRest);
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => `${map.getZoom()} ${map.getBounds().toBBoxString()}`);
}

function outsideOf(map: LeafletMap, positions: ReadonlyMap<string, LatLngTuple>): Beyond[] {
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return [];
  const points = [...positions].map(([acronym, position]) => {
    const { x, y } = map.project(position);
    return { acronym, x, y };
  });
  return beyond(points, { left: min.x, right: max.x, top: min.y, bottom: max.y });
}

const namesOf = ({ facilities }: Beyond) => facilities.map(({ acronym }) => acronym);

/** Arrows at the edges of the map with the names of facilities outside the view; each moves the map to them. */
export function EdgeNames({ map, positions }: { map: LeafletMap; positions: ReadonlyMap<string, LatLngTuple> }) {
  const view = useView(map);
  const edges = useMemo(
    () => outsideOf(map, positions),
    // The view is read from the map, a mutable object; `view` signals that it has changed.
    // eslint-disable-next-line react/exhaustive-deps
    [map, positions, view],
  );
  const show = (names: readonly string[]) => {
    const places = names.flatMap((name) => {
      const place = positions.get(name);
      return place ? [place] : [];
    });
    // The arrow disappears, so the focus moves to the map instead of getting lost.
    map.getContainer().focus({ preventScroll: true });
    map.fitBounds(places, { padding: AROUND, maxZoom: Math.min(map.getZoom(), NEAREST), animate: false });
  };
  return edges.map((each) => {
    const names = namesOf(each);
    return (
      <button
        key={each.edge}
        type="button"
        className={`pub-edge pub-edge-${each.edge}`}
        aria-label={MESSAGES.outside(names)}
        title={names.join(', ')}
        onClick={() => show(names)}
      >
        {ARROWS[each.edge]} {wordsOf(names, positions.size > FEW)}
      </button>
    );
  });
}
