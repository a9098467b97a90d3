import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { gather } from './crowds';
import type { Crowd } from './crowds';

type Positions = ReadonlyMap<string, LatLngTuple>;

/** Several facilities with one marker. */
export interface DrawnCrowd {
  acronym: string;
  position: LatLngTuple;
  members: readonly LatLngTuple[];
}

/** The markers that the map draws. */
export interface Drawn {
  positions: Positions;
  crowds: readonly DrawnCrowd[];
}

/**
 * Up to this number of facilities, all are drawn individually, everywhere. Above it they are clustered, and drawn only
 * around the view.
 */
export const FEW = 120;
/**
 * From this zoom level on, nothing is clustered; otherwise facilities at the same position could never be separated.
 */
const NEAREST = 12;
/**
 * Margin around the view in which markers are drawn, as a fraction of its width, so that small moves change nothing.
 */
const AROUND = 0.2;

const NO_CROWDS: readonly DrawnCrowd[] = [];

function gatherAt(map: LeafletMap, positions: Positions, zoom: number): Drawn {
  if (zoom >= NEAREST) return { positions, crowds: NO_CROWDS };
  const { single, crowds } = gather(
    [...positions].map(([acronym, position]) => {
      const { x, y } = map.project(position, zoom);
      return { acronym, x, y };
    }),
  );
  const entries = (facilities: readonly { acronym: string }[]) =>
    facilities.flatMap(({ acronym }) => {
      const position = positions.get(acronym);
      return position ? [[acronym, position] as const] : [];
    });
  const drawnCrowd = ({ x, y, members }: Crowd): DrawnCrowd => {
    const { lat, lng } = map.unproject([x, y], zoom);
    const facilities = entries(members);
    return {
      acronym: facilities[0]?.[0] ?? '',
      position: [lat, lng],
      members: facilities.map(([, position]) => position),
    };
  };
  return { positions: new Map(entries(single)), crowds: crowds.map(drawnCrowd) };
}

function within(map: LeafletMap, { positions, crowds }: Drawn): Drawn {
  const view = map.getBounds().pad(AROUND);
  return {
    positions: new Map([...positions].filter(([, position]) => view.contains(position))),
    crowds: crowds.filter(({ position }) => view.contains(position)),
  };
}

/** A key of the map's view that changes when the map comes to rest elsewhere. */
function useRest(map: LeafletMap) {
  const subscribe = useCallback(
    (onRest: () => void) => {
      map.on('moveend', onRest);
      return () => void map.off('moveend', onRest);
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => `${map.getZoom()} ${map.getBounds().toBBoxString()}`);
}

/** The markers to draw in the map's present view. `positions`, by acronym: a new map when the facilities change. */
export function useDrawn(positions: Positions): Drawn {
  const map = useMap();
  const rest = useRest(map);
  const zoom = map.getZoom();
  const gathered = useMemo(
    () => (positions.size > FEW ? gatherAt(map, positions, zoom) : undefined),
    [map, positions, zoom],
  );
  return useMemo(
    () => (gathered ? within(map, gathered) : { positions, crowds: NO_CROWDS }),
    // The view is read from the map, a mutable object; `rest` signals that it has changed.
    // eslint-disable-next-line react/exhaustive-deps
    [map, gathered, positions, rest],
  );
}
