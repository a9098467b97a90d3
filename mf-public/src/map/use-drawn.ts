import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { gather } from './crowds';
import type { Crowd } from './crowds';

type Positions = ReadonlyMap<string, LatLngTuple>;

/** Several facilities under one sign. */
export interface DrawnCrowd {
  /** Of its first member. */
  acronym: string;
  position: LatLngTuple;
  /** Where its facilities stand. */
  members: readonly LatLngTuple[];
}

/** What is on the map of all that could be. */
export interface Drawn {
  /** Facilities with a marker of their own. */
  positions: Positions;
  crowds: readonly DrawnCrowd[];
}

/** So many are drawn one by one, wherever they are. More are gathered, and drawn where somebody looks. */
const FEW = 120;
/** From this zoom on nothing is gathered: facilities at one and the same place could never be told apart. */
const NEAREST = 12;
/** Drawn beyond the edges of the view, as a part of its width: to move the map a little brings nothing new. */
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
  const entries = (places: readonly { acronym: string }[]) =>
    places.flatMap(({ acronym }) => {
      const position = positions.get(acronym);
      return position ? [[acronym, position] as const] : [];
    });
  const drawnCrowd = ({ x, y, members }: Crowd): DrawnCrowd => {
    const { lat, lng } = map.unproject([x, y], zoom);
    const places = entries(members);
    return { acronym: places[0]?.[0] ?? '', position: [lat, lng], members: places.map(([, position]) => position) };
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

/** Where the map is, as a text that is another one whenever it has come to rest elsewhere. */
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

/**
 * What is drawn of the facilities at the present place and zoom of the map.
 * @param positions by acronym; a new map when the facilities change
 */
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
    // The view is read off the map, which is the same object wherever it is; that it is elsewhere is told by `rest`.
    // eslint-disable-next-line react/exhaustive-deps
    [map, gathered, positions, rest],
  );
}
