import type { Marker, Tooltip } from 'leaflet';
import { useEffect } from 'react';
import type { Placement } from './label-placement';

/** Puts a permanent label on a marker. */
function attach(marker: Marker, text: string) {
  const content = document.createElement('span');
  content.textContent = text;
  marker.bindTooltip(content, {
    permanent: true,
    interactive: true,
    direction: 'center',
    opacity: 1,
    className: 'pub-label',
  });
  return marker.getTooltip() ?? null;
}

function move(label: Tooltip, place: Placement | undefined) {
  label.options.offset = place ? [place.x, place.y] : [0, 0];
  label.update();
  label.getElement()?.classList.toggle('pub-label-homeless', !place);
}

/** What the label of a marker says, where it stands, and who has to know of it. */
export interface LabelOptions {
  acronym: string;
  /** Without one there is no room for the label: it shows while it is active. */
  place: Placement | undefined;
  isActive: boolean;
  onLabel: (acronym: string, label: Tooltip | null) => void;
}

/** The permanent label of a marker; `marker` is `null` until it is on the map. */
export function useLabel(marker: Marker | null, { acronym, place, isActive, onLabel }: LabelOptions) {
  useEffect(() => {
    if (!marker) return undefined;
    onLabel(acronym, attach(marker, acronym));
    return () => {
      marker.unbindTooltip();
      onLabel(acronym, null);
    };
  }, [marker, acronym, onLabel]);

  useEffect(() => {
    const label = marker?.getTooltip();
    if (label) move(label, place);
  }, [marker, place]);

  useEffect(() => {
    marker?.getTooltip()?.getElement()?.classList.toggle('pub-label-active', isActive);
  }, [marker, isActive]);
}
