import type { Marker, Tooltip } from 'leaflet';
import { useEffect } from 'react';
import type { Placement } from './label-placement';

/** What the label of a marker says, where it stands, and who has to know of it. */
export interface LabelOptions {
  acronym: string;
  /** The name of the marker for those who do not see the map; begins with the acronym. */
  spoken: string;
  /** Without one there is no room for the label: it shows while it is active. */
  place: Placement | undefined;
  isActive: boolean;
  onLabel: (acronym: string, label: Tooltip | null) => void;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
}

/**
 * The permanent label of a marker, which is the button of that marker too: unlike markers, labels never overlap, so
 * that every one of them can be hit. `marker` is `null` until it is on the map.
 */
export function useLabel(marker: Marker | null, options: LabelOptions) {
  const { acronym, spoken, place, isActive, onLabel, onPoint } = options;

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
    if (label) move(label, place);
  }, [marker, place]);

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
    // To the map, a click that opens something would be a click beside it, which closes it.
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
  // It describes nothing: it is the name itself.
  label?.getElement()?.removeAttribute('role');
  return label;
}

function move(label: Tooltip, place: Placement | undefined) {
  label.options.offset = place ? [place.x, place.y] : [0, 0];
  label.update();
  label.getElement()?.classList.toggle('pub-label-homeless', !place);
}
