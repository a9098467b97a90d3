import { useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { mapSettings } from '../settings';
import { CoastlineLayer } from './coastline-layer';

/** Tiles that have not come by then are not waited for: land and borders are drawn, and tiles cover them when they come. */
const PATIENCE_MS = 3000;

/** What lies under the markers: street tiles, and where they are off or fail, land and borders. */
export function BaseLayer() {
  const [{ tileUrl, tileAttribution }] = useState(mapSettings);
  const [tiles, setTiles] = useState<'awaited' | 'seen' | 'missing'>(tileUrl === '' ? 'missing' : 'awaited');
  const [hasGap, setGap] = useState(false);

  useEffect(() => {
    if (tiles !== 'awaited') return undefined;
    const timer = setTimeout(() => setTiles('missing'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [tiles]);

  return (
    <>
      {tileUrl !== '' && (
        <TileLayer
          url={tileUrl}
          attribution={tiles === 'missing' ? '' : tileAttribution}
          maxZoom={MAX_ZOOM}
          // Public tile servers refuse requests that do not say which site they come from.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{ tileload: () => setTiles('seen'), tileerror: () => setGap(true) }}
        />
      )}
      {(tiles === 'missing' || hasGap) && <CoastlineLayer />}
    </>
  );
}

const MAX_ZOOM = 19;
