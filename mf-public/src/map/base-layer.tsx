import { useCallback, useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { MESSAGES } from '../messages';
import { mapSettings } from '../settings';
import { CoastlineLayer } from './coastline-layer';
import { Credits } from './credits';

/** Tiles that have not come by then are not waited for: land and borders are drawn, and tiles cover them when they come. */
const PATIENCE_MS = 3000;

/** What lies under the markers: street tiles, and where they are off or fail, land and borders. */
export function BaseLayer() {
  const [{ tileUrl, tileAttribution }] = useState(mapSettings);
  const [hasTiles, setHasTiles] = useState(false);
  const [needsGround, setNeedsGround] = useState(tileUrl === '');
  const [hasGround, setHasGround] = useState(false);
  const onGround = useCallback(() => setHasGround(true), []);

  useEffect(() => {
    if (hasTiles) return undefined;
    const timer = setTimeout(() => setNeedsGround(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [hasTiles]);

  const tiles = tileUrl !== '' && (hasTiles || !needsGround) ? tileAttribution : '';
  const ground = hasGround ? MESSAGES.map.coastlines : '';

  return (
    <>
      {tileUrl !== '' && (
        <TileLayer
          url={tileUrl}
          maxZoom={MAX_ZOOM}
          // Public tile servers refuse requests that do not say which site they come from.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{ tileload: () => setHasTiles(true), tileerror: () => setNeedsGround(true) }}
        />
      )}
      {needsGround && <CoastlineLayer onShown={onGround} />}
      <Credits lines={[tiles, ground].filter((line) => line !== '')} />
    </>
  );
}

const MAX_ZOOM = 19;
