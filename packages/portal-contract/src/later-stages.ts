import { COMPOSITION_ELEMENT } from './composition';
import type { Composition } from './composition';

/** Whether the installation uses the stages after the initial acceptance, as the page says. */
export function areLaterStagesInUse(): boolean {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return false;
  const { settings }: Pick<Composition, 'settings'> = JSON.parse(block);
  return settings.stages === 'all';
}
