import { DivIcon } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { MESSAGES } from './messages';
import type { DrawnCrowd } from './use-drawn';

/** Side of the clickable square, in pixels. */
export const CROWD_SIZE = 36;
/** Padding around the facilities of a cluster that is opened, in pixels. */
const AROUND: [number, number] = [48, 48];
/** At higher zoom levels, the map shows streets but no longer the region of the facility. */
const NEAREST = 12;

/** Marker of several facilities close together: shows their number and zooms to them. */
export function CrowdMarker({ crowd: { position, members } }: { crowd: DrawnCrowd }) {
  const map = useMap();
  const icon = useMemo(() => {
    const html = buttonFor(members.length, () => open(map, members));
    return new DivIcon({ className: 'pub-crowd', iconSize: [CROWD_SIZE, CROWD_SIZE], html });
  }, [map, members]);
  return <Marker position={position} icon={icon} keyboard={false} />;
}

function open(map: LeafletMap, members: readonly LatLngTuple[]) {
  // The marker disappears, so the focus moves to the map instead of getting lost.
  map.getContainer().focus({ preventScroll: true });
  map.fitBounds([...members], { padding: AROUND, maxZoom: NEAREST });
}

function buttonFor(count: number, onOpen: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', MESSAGES.crowd(count));
  button.append(`${count}`);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onOpen();
  });
  button.addEventListener('dblclick', (event) => event.stopPropagation());
  return button;
}
