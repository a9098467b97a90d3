import { useEffect } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { BaseMap } from '../map/base-map';
import { MARKER_ICONS } from '../map/marker-icon';
import { MESSAGES } from './messages';

export interface LocationMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/** Shows the country around the instrument. */
const ZOOM = 5;

/** A small map with one marker at a position in degrees. */
export const LocationMap = ({ name, latitude, longitude }: LocationMapProps) => (
  <div className="pub-small-map">
    <BaseMap label={MESSAGES.map(name)} centre={[latitude, longitude]} zoom={ZOOM}>
      <Marker position={[latitude, longitude]} icon={MARKER_ICONS.own} interactive={false} keyboard={false} />
      <FitPaper />
    </BaseMap>
  </div>
);

/**
 * Gives the map its size on paper before it is printed, and draws it anew around its centre: a change of size by the
 * print styles is not noticed in time.
 */
function FitPaper() {
  const map = useMap();
  useEffect(() => {
    const resize = (isOnPaper: boolean) => {
      const centre = map.getCenter();
      map.getContainer().classList.toggle('pub-map-on-paper', isOnPaper);
      map.invalidateSize({ pan: false });
      map.setView(centre, map.getZoom(), { animate: false });
    };
    const begin = () => resize(true);
    const end = () => resize(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [map]);
  return null;
}
