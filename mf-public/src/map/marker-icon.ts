import { DivIcon } from 'leaflet';
import { MARKER_SHAPES } from './marker-symbol';
import type { MarkerKind } from './marker-symbol';

/** Side of the clickable square, in pixels; the visible part is smaller. */
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

/** Built from elements, since Trusted Types blocks HTML strings. */
class MarkerIcon extends DivIcon {
  constructor(private readonly kind: MarkerKind) {
    super({ className: 'pub-marker', iconSize: [SIZE, SIZE], popupAnchor: [0, -8] });
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    // A new element for each marker: an element can be in the document only once.
    this.options.html = drawingOf(this.kind);
    return super.createIcon(oldIcon);
  }
}

/** The icons of the markers by kind. */
export const MARKER_ICONS: Record<MarkerKind, DivIcon> = {
  own: new MarkerIcon('own'),
  other: new MarkerIcon('other'),
};
