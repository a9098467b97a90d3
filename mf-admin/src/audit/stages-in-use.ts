import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import type { Composition } from '@portal/portal-contract';

/** The stages of labelling that the installation uses, as the page says. */
export function stagesInUse(): 'all' | '1a' {
  const block = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  if (!block) return 'all';
  const { settings }: Pick<Composition, 'settings'> = JSON.parse(block);
  return settings.stages === '1a' ? '1a' : 'all';
}
