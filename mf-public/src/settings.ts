import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import type { Composition, PortalSettings } from '@portal/portal-contract';

type MapSettings = Pick<PortalSettings, 'tileUrl' | 'tileAttribution'>;

const WITHOUT_TILES: MapSettings = { tileUrl: '', tileAttribution: '' };

/** Where map tiles come from, as the page says it. A page that says nothing has none. */
export function mapSettings(): MapSettings {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return WITHOUT_TILES;
  const { settings }: Composition = JSON.parse(block);
  return settings;
}

/** Host that the tiles come from, e.g. `tile.openstreetmap.org`; `null` without tiles or when it is the portal itself. */
export function tileHost({ tileUrl }: MapSettings): string | null {
  if (!/^https?:/.test(tileUrl)) return null;
  // The subdomain is a placeholder, which is no valid part of a host name.
  return new URL(tileUrl.replace('{s}.', '')).host;
}
