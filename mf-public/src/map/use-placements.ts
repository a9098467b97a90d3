import type { LatLngTuple, Map as LeafletMap, Tooltip } from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { placeLabels } from './label-placement';
import type { Placement, Spot } from './label-placement';
import { CROWD_SIZE } from './crowd-marker';
import type { Drawn } from './use-drawn';

/** Margins at the edges of the map, in pixels; the lower one contains the attribution. */
const EDGE = 4;
const LOWER_EDGE = 24;

export type Labels = ReadonlyMap<string, Tooltip>;

const spotsOf = (map: LeafletMap, { positions, crowds }: Drawn, labels: Labels): Spot[] => [
  ...[...positions].flatMap(([id, position]) => {
    const element = labels.get(id)?.getElement();
    if (!element) return [];
    return [{ id, ...project(map, position), width: element.offsetWidth, height: element.offsetHeight }];
  }),
  ...crowds.map(({ acronym, position }) => ({ id: `crowd of ${acronym}`, ...project(map, position), ...NO_LABEL })),
  ...zoomButtons(map),
];

/** Centres of the zoom buttons, from the upper left corner of the map, and half their side, in pixels. */
const ZOOM_BUTTONS = [
  { x: 30, y: 30 },
  { x: 30, y: 67 },
];
const ZOOM_BUTTON = { width: 0, height: 0, half: 20 };

function zoomButtons(map: LeafletMap): Spot[] {
  const { min } = map.getPixelBounds();
  if (!min) return [];
  return ZOOM_BUTTONS.map(({ x, y }) => ({ id: `zoom button at ${y}`, x: min.x + x, y: min.y + y, ...ZOOM_BUTTON }));
}

/** A marker without a label, which no label may cover. */
const NO_LABEL = { width: 0, height: 0, half: CROWD_SIZE / 2 };

const project = (map: LeafletMap, position: LatLngTuple) => {
  const { x, y } = map.project(position);
  return { x, y };
};

function viewOf(map: LeafletMap) {
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return undefined;
  return { left: min.x + EDGE, right: max.x - EDGE, top: min.y + EDGE, bottom: max.y - LOWER_EDGE };
}

/**
 * Positions of the markers' labels, recomputed for every zoom level and size of the map. `drawn`: a new object when the
 * markers change.
 */
export function usePlacements(drawn: Drawn) {
  const map = useMap();
  const [labels, setLabels] = useState<Labels>(new Map());
  const [placements, setPlacements] = useState<ReadonlyMap<string, Placement>>(new Map());

  const onLabel = useCallback((acronym: string, label: Tooltip | null) => {
    setLabels((known) => new Map([...known, [acronym, label] as const].filter(isThere)));
  }, []);

  useEffect(() => {
    let isShown = true;
    const update = () => {
      if (isShown) setPlacements(placeLabels(spotsOf(map, drawn, labels), viewOf(map)));
    };
    map.on('zoomend resize', update);
    // After the labels have rendered, and again after the web font has loaded, since their widths are unknown before.
    const frame = requestAnimationFrame(update);
    void document.fonts?.ready.then(update);
    return () => {
      isShown = false;
      cancelAnimationFrame(frame);
      map.off('zoomend resize', update);
    };
  }, [map, drawn, labels]);

  return { placements, labels, onLabel };
}

const isThere = (entry: readonly [string, Tooltip | null]): entry is [string, Tooltip] => entry[1] !== null;
