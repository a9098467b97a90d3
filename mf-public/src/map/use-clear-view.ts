import type { LeafletEvent, Map as LeafletMap, Popup } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { overlap } from './geometry';

const COVERED = 'pub-label-covered';

/** Hides the labels that something covers in part: they could neither be read nor hit. */
function hideCovered(map: LeafletMap, by: Element | undefined) {
  const cover = by?.getBoundingClientRect();
  for (const label of map.getPane('tooltipPane')?.children ?? []) {
    label.classList.toggle(COVERED, cover !== undefined && overlap(cover, label.getBoundingClientRect()));
  }
}

/** Keeps the surroundings of an open popup clear. */
export function useClearView() {
  const map = useMap();
  useEffect(() => {
    let opened: Popup | null = null;
    const clear = () => hideCovered(map, opened?.getElement());
    // The size of a popup is known only after its content is drawn.
    const observer = new ResizeObserver(clear);
    const onOpen = ({ popup }: LeafletEvent & { popup: Popup }) => {
      opened = popup;
      const element = popup.getElement();
      if (element) observer.observe(element);
    };
    const onClose = () => {
      observer.disconnect();
      opened = null;
      clear();
    };
    map.on({ popupopen: onOpen, popupclose: onClose, zoomend: clear });
    return () => {
      observer.disconnect();
      map.off({ popupopen: onOpen, popupclose: onClose, zoomend: clear });
    };
  }, [map]);
}
