import { MAP } from '@portal/domain';
import { useIsDark } from '@portal/ui/core';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { BaseLayer } from './base-layer';
import { Gestures } from './gestures';
import './map.css';

interface BaseMapProps {
  /** Accessible name of the map. */
  label: string;
  centre: LatLngTuple;
  zoom: number;
  ref?: Ref<LeafletMap>;
  children: ReactNode;
}

/** At lower zoom levels, the world would be repeated. */
const MIN_ZOOM = 2;
const MAX_ZOOM = 18;

/** A map with its background, gestures and controls; callers add markers. */
export function BaseMap({ label, centre, zoom, ref = null, children }: BaseMapProps) {
  const [hasMouse] = useState(() => !window.matchMedia('(pointer: coarse)').matches);
  return (
    <MapContainer
      ref={ref}
      className="pub-map p-light"
      center={centre}
      zoom={zoom}
      zoomSnap={MAP.zoomSnap}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      dragging={hasMouse}
      attributionControl={false}
    >
      <Region label={label} />
      <Dim />
      <FollowSize />
      <Gestures />
      <BaseLayer />
      {children}
    </MapContainer>
  );
}

/** The map takes the keyboard (arrow keys pan it), so it needs a role and a name. */
function Region({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** Dims the ground of the map on a dark page, which its light colours would outshine. */
function Dim() {
  const map = useMap();
  const isDark = useIsDark();
  useEffect(() => {
    map.getContainer().classList.toggle('pub-map-dim', isDark);
  }, [map, isDark]);
  return null;
}

/** Notifies Leaflet when the map's container is resized; Leaflet itself observes only the window. */
function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
