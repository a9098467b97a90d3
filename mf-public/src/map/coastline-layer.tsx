import { useEffect, useState } from 'react';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { MESSAGES } from '../messages';
import { loadCoastlines } from './coastlines';
import type { Coastlines } from './coastlines';

const DRAWN = { weight: 1, smoothFactor: 0.5, interactive: false };
/** Below the tiles, which cover what is drawn here wherever they have come. */
const BELOW_TILES = { zIndex: 150 };

/** Land and borders, from a file that is shipped with the portal. Says when they are there. */
export function CoastlineLayer({ onShown }: { onShown: () => void }) {
  const [lines, setLines] = useState<Coastlines | 'failed' | null>(null);

  useEffect(() => {
    let isShown = true;
    const show = (loaded: Coastlines | 'failed') => {
      if (!isShown) return;
      setLines(loaded);
      if (loaded !== 'failed') onShown();
    };
    loadCoastlines().then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, [onShown]);

  if (lines === null) return null;
  if (lines === 'failed') return <p className="pub-map-hint">{MESSAGES.map.noBackground}</p>;
  return (
    <Pane name="pub-coastlines" style={BELOW_TILES}>
      {/* All rings are one path: what lies inside two of them is a lake. */}
      <Polygon {...DRAWN} className="pub-land" positions={lines.land} />
      <Polyline {...DRAWN} className="pub-border" positions={lines.borders} />
    </Pane>
  );
}
