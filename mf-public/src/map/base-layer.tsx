import { useCallback, useEffect, useState } from 'react';
import { TileLayer, Pane, Polygon, Polyline } from 'react-leaflet';
import { DomEvent } from 'leaflet';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import type { Composition, PortalSettings } from '@portal/portal-contract';
import { MESSAGES } from './messages';
import { loadCoastlines } from './coastlines';
import type { Coastlines } from './coastlines';
import { creditParts } from './credit-parts';

/** Without tiles after this time, coastlines and borders are drawn; tiles cover them if they arrive later. */
const TIMEOUT_MS = 3000;

/** The background: street tiles, or coastlines and borders if tiles are disabled or fail. */
export function BaseLayer() {
  const [{ tileUrl, tileAttribution }] = useState(mapSettings);
  const [hasTiles, setHasTiles] = useState(false);
  const [needsGround, setNeedsGround] = useState(tileUrl === '');
  const [hasGround, setHasGround] = useState(false);
  const onGround = useCallback(() => setHasGround(true), []);

  useEffect(() => {
    if (hasTiles) return undefined;
    const timer = setTimeout(() => setNeedsGround(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasTiles]);

  const tiles = tileUrl !== '' && (hasTiles || !needsGround) ? tileAttribution : '';
  const ground = hasGround ? MESSAGES.coastlines : '';

  return (
    <>
      {tileUrl !== '' && (
        <TileLayer
          url={tileUrl}
          maxZoom={MAX_ZOOM}
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
/** Below the tiles, which cover it once they have loaded. */
const BELOW_TILES = { zIndex: 150 };

/** Coastlines and borders from a file of the portal; calls back when they are shown. */
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
  if (lines === 'failed') return <p className="pub-map-hint">{MESSAGES.noBackground}</p>;
  return (
    <Pane name="pub-coastlines" style={BELOW_TILES}>
      {/* All rings are one path: by the even-odd rule, a ring inside another is a lake. */}
      <Polygon {...DRAWN} className="pub-land" positions={lines.land} />
      <Polyline {...DRAWN} className="pub-border" positions={lines.borders} />
    </Pane>
  );
}

interface CreditsProps {
  /** Attribution lines: plain text or HTML. */
  lines: readonly string[];
}

// Leaflet would treat a click on a link as a click on the background.
const keepClicks = (element: HTMLElement | null) => {
  if (element) DomEvent.disableClickPropagation(element);
};

/** Attribution of the background. Leaflet's own control writes HTML, which the page's Trusted Types policy blocks. */
const Credits = ({ lines }: CreditsProps) => (
  <p className="pub-credits" ref={keepClicks}>
    {lines.map((line, at) => (
      <span key={line}>
        {at > 0 && <span aria-hidden="true"> | </span>}
        {creditParts(line).map(({ text, href }, index) => {
          const key = `${index}`;
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

/** Tile settings from the page; without them there are no tiles. */
function mapSettings(): MapSettings {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return WITHOUT_TILES;
  const { settings }: Composition = JSON.parse(block);
  return settings;
}
