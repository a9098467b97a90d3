import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Tells the map when its place in the page changes size, which it notices of the window only. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
