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
