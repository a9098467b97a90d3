import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Drawn } from './use-drawn';
import type { Labels } from './use-placements';

/** The part of a button that has to be in the map's frame. */
const HALF = 0.5;

const BUTTONS = '.pub-label button, .pub-crowd button';

/**
 * Takes the buttons that the frame of the map cuts off out of the order of the Tab key: the focus would not be seen on
 * them. Their facilities are reached by the arrows at the edges and by the list. `drawn`, `labels`: new objects when the
 * buttons change.
 */
export function useTabStops(drawn: Drawn, labels: Labels) {
  const map = useMap();
  useEffect(() => {
    const root = map.getContainer();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (target instanceof HTMLElement) target.tabIndex = intersectionRatio < HALF ? -1 : 0;
      },
      { root, threshold: HALF },
    );
    for (const button of root.querySelectorAll(BUTTONS)) observer.observe(button);
    return () => observer.disconnect();
    // The buttons are read from the page; `drawn` and `labels` signal that they have changed.
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [map, drawn, labels]);
}
