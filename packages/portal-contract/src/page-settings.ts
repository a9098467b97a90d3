import { COMPOSITION_ELEMENT } from './composition';
import type { Composition, PortalSettings } from './composition';

/** The settings of the installation, as the page says them; `null` outside a page of the portal. */
export function settingsOfPage(): PortalSettings | null {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return null;
  const { settings }: Pick<Composition, 'settings'> = JSON.parse(block);
  return settings;
}
