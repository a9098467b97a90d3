import { DivIcon } from 'leaflet';
import { MARKER_SHAPES } from './marker-kind';
import type { MarkerKind } from './marker-kind';

/** Side of the square that takes clicks and touches, in pixels; what is seen of it is smaller. */
const SIZE = 24;

function svg(name: string, attributes: Record<string, string>, ...children: Element[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function drawingOf(kind: MarkerKind): SVGElement {
  const box = { viewBox: '0 0 24 24', width: `${SIZE}`, height: `${SIZE}`, 'aria-hidden': 'true' };
  return svg('svg', { class: `pub-marker-${kind}`, ...box }, svg('path', { d: MARKER_SHAPES[kind] }));
}

/** Drawn of elements: the page takes HTML from nobody. */
class MarkerIcon extends DivIcon {
  constructor(private readonly kind: MarkerKind) {
    super({ className: 'pub-marker', iconSize: [SIZE, SIZE], popupAnchor: [0, -8] });
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    // A new one for each marker, as an element is in one place only.
    this.options.html = drawingOf(this.kind);
    return super.createIcon(oldIcon);
  }
}

/** The markers of the map. */
export const MARKER_ICONS: Record<MarkerKind, DivIcon> = {
  own: new MarkerIcon('own'),
  other: new MarkerIcon('other'),
};
