import { useCallback, useEffect, useState } from 'react';
import { TileLayer, Pane, Polygon, Polyline } from 'react-leaflet';
import { DomEvent } from 'leaflet';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import type { Composition, PortalSettings } from '@portal/portal-contract';
import { MESSAGES } from '../messages';
import { loadCoastlines } from './coastlines';
import type { Coastlines } from './coastlines';
import { creditParts } from './credit-parts';

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

const DRAWN = { weight: 1, smoothFactor: 0.5, interactive: false };
/** Below the tiles, which cover what is drawn here wherever they have come. */
const BELOW_TILES = { zIndex: 150 };

/** Land and borders, from a file that is shipped with the portal. Says when they are there. */
function CoastlineLayer({ onShown }: { onShown: () => void }) {
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

/** Props of `Credits`. */
interface CreditsProps {
  /** A line for everything that is shown and has to be named: plain text or HTML. */
  lines: readonly string[];
}

// To the map, a click on a link in it would be a click on the ground.
const keepClicks = (element: HTMLElement | null) => {
  if (element) DomEvent.disableClickPropagation(element);
};

/** Says whose ground is shown. The library's own corner for this would write it as HTML, which the page takes from nobody. */
const Credits = ({ lines }: CreditsProps) => (
  <p className="pub-credits" ref={keepClicks}>
    {lines.map((line, at) => (
      <span key={line}>
        {at > 0 && <span aria-hidden="true"> | </span>}
        {creditParts(line).map(({ text, href }, place) => {
          const key = `${place}`;
          return href === undefined ? (
            <span key={key}>{text}</span>
          ) : (
            <a key={key} href={href}>
              {text}
            </a>
          );
        })}
      </span>
    ))}
  </p>
);

type MapSettings = Pick<PortalSettings, 'tileUrl' | 'tileAttribution'>;

const WITHOUT_TILES: MapSettings = { tileUrl: '', tileAttribution: '' };

/** Where map tiles come from, as the page says it. A page that says nothing has none. */
function mapSettings(): MapSettings {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return WITHOUT_TILES;
  const { settings }: Composition = JSON.parse(block);
  return settings;
}
