import type { Marker, Tooltip } from 'leaflet';
import { useEffect } from 'react';
import type { Placement } from './label-placement';

export interface LabelOptions {
  acronym: string;
  /** Accessible name of the marker; starts with the acronym. */
  spoken: string;
  /** Undefined if the label does not fit; it is then shown only while active. */
  placement: Placement | undefined;
  isActive: boolean;
  onLabel: (acronym: string, label: Tooltip | null) => void;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
}

/**
 * The permanent label of a marker, which is also its button: unlike markers, labels never overlap, so each can be
 * clicked. `marker` is `null` until it is on the map.
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
    // Leaflet would treat the click as one on the background, which closes popups.
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
  // Only the position: an update would reinsert the button, which would then lose the focus.
  const position = label.getLatLng();
  if (position) label.setLatLng(position);
  label.getElement()?.classList.toggle('pub-label-homeless', !placement);
}
