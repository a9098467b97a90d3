import { Marker } from 'react-leaflet';
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
    </BaseMap>
  </div>
);
