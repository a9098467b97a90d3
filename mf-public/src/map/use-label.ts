import type { Marker, Tooltip } from 'leaflet';
import { useEffect } from 'react';
import type { Placement } from './label-placement';

export interface LabelOptions {
  acronym: string;
  /** Accessible name of the marker; begins with the acronym. */
  spoken: string;
  /** Undefined if there is no room for the label, which then shows while it is active. */
  placement: Placement | undefined;
  isActive: boolean;
  onLabel: (acronym: string, label: Tooltip | null) => void;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
}

/**
 * The permanent label of a marker, which is its button too: unlike markers, labels never overlap, so that each can be
 * hit. `marker` is `null` until it is on the map.
 */
export function useLabel(marker: Marker | null, options: LabelOptions) {
  const { acronym, spoken, placement, isActive, onLabel, onPoint } = options;

  useEffect(() => {
    if (!marker) return undefined;
    onLabel(acronym, attach(marker, buttonFor(marker, { acronym, spoken, onPoint })));
    return () => {
      marker.unbindTooltip();
      onLabel(acronym, null);
    };
  }, [marker, acronym, spoken, onLabel, onPoint]);

  useEffect(() => {
    const label = marker?.getTooltip();
    if (label) move(label, placement);
  }, [marker, placement]);

  useEffect(() => {
    marker?.getTooltip()?.getElement()?.classList.toggle('pub-label-active', isActive);
  }, [marker, isActive]);
}

function buttonFor(marker: Marker, { acronym, spoken, onPoint }: Pick<LabelOptions, 'acronym' | 'spoken' | 'onPoint'>) {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', spoken);
  button.append(document.createElement('span'));
  button.firstElementChild?.append(acronym);
  button.addEventListener('click', (event) => {
    // The map would take the click for one on the background, which closes popups.
    event.stopPropagation();
    marker.openPopup();
  });
  button.addEventListener('dblclick', (event) => event.stopPropagation());
  for (const event of ['mouseenter', 'focus']) button.addEventListener(event, () => onPoint(acronym, true));
  for (const event of ['mouseleave', 'blur']) button.addEventListener(event, () => onPoint(acronym, false));
  return button;
}

function attach(marker: Marker, button: HTMLButtonElement) {
  marker.bindTooltip(button, { permanent: true, direction: 'center', opacity: 1, className: 'pub-label' });
  const label = marker.getTooltip() ?? null;
  // Leaflet's role `tooltip` would be wrong: the label is the button itself.
  label?.getElement()?.removeAttribute('role');
  return label;
}

function move(label: Tooltip, placement: Placement | undefined) {
  label.options.offset = placement ? [placement.x, placement.y] : [0, 0];
  // Only its position: an update would put the button out and in again, and somebody on it would lose the focus.
  const position = label.getLatLng();
  if (position) label.setLatLng(position);
  label.getElement()?.classList.toggle('pub-label-homeless', !placement);
}
