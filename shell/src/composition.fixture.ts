import type { Composition } from '@portal/portal-contract';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';

/** A composition without remotes, with the given changes. */
export const aComposition = (change: Partial<Composition> = {}): Composition => ({
  id: 'a1b2c3d4e5f6',
  shell: { version: '1.2.0', hash: '0123456789abcdef', contract: '1.0.0' },
  remotes: {},
  settings: { title: 'Portal', tileUrl: '', tileAttribution: '', mode: 'demo' },
  ...change,
});

/** Writes a composition into the page, as the server does. It is read once, so call this once per test file. */
export function putComposition(change: Partial<Composition> = {}): void {
  document.getElementById(COMPOSITION_ELEMENT)?.remove();
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: COMPOSITION_ELEMENT });
  block.textContent = JSON.stringify(aComposition(change));
  document.head.append(block);
}
