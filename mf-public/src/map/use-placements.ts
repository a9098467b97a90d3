import type { LatLngTuple, Map as LeafletMap, Tooltip } from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { placeLabels } from './label-placement';
import type { Placement, Spot } from './label-placement';

/** Kept free at the edges of the map, in pixels; at the lower one stands who made the map. */
const EDGE = 4;
const LOWER_EDGE = 24;

type Labels = ReadonlyMap<string, Tooltip>;

const spotsOf = (map: LeafletMap, positions: ReadonlyMap<string, LatLngTuple>, labels: Labels): Spot[] =>
  [...positions].flatMap(([id, position]) => {
    const element = labels.get(id)?.getElement();
    if (!element) return [];
    const { x, y } = map.project(position);
    return [{ id, x, y, width: element.offsetWidth, height: element.offsetHeight }];
  });

function viewOf(map: LeafletMap) {
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return undefined;
  return { left: min.x + EDGE, right: max.x - EDGE, top: min.y + EDGE, bottom: max.y - LOWER_EDGE };
}

/**
 * Where the labels of the markers stand, anew for every zoom level and size of the map.
 * @param positions by acronym; a new map when the facilities change
 */
export function usePlacements(positions: ReadonlyMap<string, LatLngTuple>) {
  const map = useMap();
  const [labels, setLabels] = useState<Labels>(new Map());
  const [placements, setPlacements] = useState<ReadonlyMap<string, Placement>>(new Map());

  const onLabel = useCallback((acronym: string, label: Tooltip | null) => {
    setLabels((known) => new Map([...known, [acronym, label] as const].filter(isThere)));
  }, []);

  useEffect(() => {
    let isShown = true;
    const place = () => {
      if (isShown) setPlacements(placeLabels(spotsOf(map, positions, labels), viewOf(map)));
    };
    map.on('zoomend resize', place);
    // Not before the new labels are drawn, and again when the font of the portal has come: then they have their widths.
    const frame = requestAnimationFrame(place);
    void document.fonts?.ready.then(place);
    return () => {
      isShown = false;
      cancelAnimationFrame(frame);
      map.off('zoomend resize', place);
    };
  }, [map, positions, labels]);

  return { placements, onLabel };
}

const isThere = (entry: readonly [string, Tooltip | null]): entry is [string, Tooltip] => entry[1] !== null;
