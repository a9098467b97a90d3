import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { MESSAGES } from './messages';

const HINT_MS = 1500;

/**
 * Gestures for a map in a scrolling page: the wheel zooms only with Ctrl (or ⌘); on a touch screen one finger scrolls
 * and two move the map. Other attempts show a hint. Escape closes popups.
 */
export function Gestures() {
  const map = useMap();
  const [hint, setHint] = useState<string | null>(null);

  useEffect(() => {
    const container = map.getContainer();
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      // In the capture phase, so that the page scrolls as if the map were absent.
      event.stopPropagation();
      setHint(MESSAGES.wheelHint);
    };
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length === 1 && !map.dragging.enabled()) setHint(MESSAGES.touchHint);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') map.closePopup();
    };
    container.addEventListener('wheel', onWheel, { capture: true, passive: true });
    container.addEventListener('touchmove', onTouch, { passive: true });
    container.addEventListener('keydown', onKey);
    return () => {
      container.removeEventListener('wheel', onWheel, { capture: true });
      container.removeEventListener('touchmove', onTouch);
      container.removeEventListener('keydown', onKey);
    };
  }, [map]);

  useEffect(() => {
    if (hint === null) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  return hint && <p className="pub-map-hint">{hint}</p>;
}
