import type { Marker } from 'leaflet';
import { useEffect } from 'react';

/**
 * Moves the focus into a marker's popup when it opens and back when it closes, unless the user has moved it elsewhere.
 */
export function usePopupFocus(marker: Marker | null, label: string) {
  useEffect(() => {
    if (!marker) return undefined;
    let before: Element | null = null;

    const onOpen = () => {
      const element = marker.getPopup()?.getElement();
      if (!element) return;
      before = document.activeElement;
      element.tabIndex = -1;
      element.setAttribute('role', 'dialog');
      element.setAttribute('aria-label', label);
      element.focus({ preventScroll: true });
    };
    const onClose = () => {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && !marker.getPopup()?.getElement()?.contains(activeElement);
      if (!isElsewhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    marker.on({ popupopen: onOpen, popupclose: onClose });
    return () => void marker.off({ popupopen: onOpen, popupclose: onClose });
  }, [marker, label]);
}
