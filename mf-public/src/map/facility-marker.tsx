import type { CertifiedFacility } from '@portal/domain';
import type { LatLngTuple, Marker as LeafletMarker, PointTuple, Tooltip } from 'leaflet';
import { useEffect, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { Placement } from './label-placement';
import { MARKER_ICONS } from './marker-icon';
import { markerKind } from './marker-symbol';
import { useLabel } from './use-label';
import { MESSAGES } from './messages';
import { InstrumentLinks } from './instrument-links';
import { StatusLine } from './status-line';

interface FacilityMarkerProps {
  facility: CertifiedFacility;
  position: LatLngTuple;
  placement: Placement | undefined;
  isActive: boolean;
  /** Set to bring the facility into view; a new object per request. */
  shown: object | null;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
  onLabel: (acronym: string, label: Tooltip | null) => void;
}

const spoken = ({ acronym, name, type }: CertifiedFacility) =>
  [acronym, name, type?.name].filter((part) => part !== null && part !== undefined).join(', ');

/** z-index offset above its neighbours while it is active. */
const RISE = 10_000;

/** Pixels; fits a phone, with the zoom buttons beside it. */
const POPUP_WIDTH = 240;

/** Padding on the left and at the top when the map moves for a popup, in pixels: the buttons would cover the popup. */
const BESIDE_THE_BUTTONS: PointTuple = [56, 8];

/** A facility on the map: marker, label and, when opened, a popup. */
export function FacilityMarker(props: FacilityMarkerProps) {
  const { facility, position, placement, isActive, shown, onPoint, onLabel } = props;
  const { acronym } = facility;
  const [marker, setMarker] = useState<LeafletMarker | null>(null);
  useLabel(marker, { acronym, spoken: spoken(facility), placement, isActive, onLabel, onPoint });
  usePopupFocus(marker, acronym);

  useEffect(() => {
    marker?.getElement()?.classList.toggle('pub-marker-active', isActive);
  }, [marker, isActive]);

  useEffect(() => {
    if (shown) marker?.openPopup();
  }, [marker, shown]);

  return (
    <Marker
      ref={setMarker}
      position={position}
      icon={MARKER_ICONS[markerKind(facility)]}
      zIndexOffset={isActive ? RISE : 0}
      keyboard={false}
      eventHandlers={{ mouseover: () => onPoint(acronym, true), mouseout: () => onPoint(acronym, false) }}
    >
      <Popup className="pub-popup" maxWidth={POPUP_WIDTH} minWidth={200} autoPanPaddingTopLeft={BESIDE_THE_BUTTONS}>
        <FacilityPopup facility={facility} />
      </Popup>
    </Marker>
  );
}

function FacilityPopup({ facility }: { facility: CertifiedFacility }) {
  const { acronym, name, lidars, photometers } = facility;
  return (
    <div className="pub-popup-body">
      <p className="pub-popup-acronym">{acronym}</p>
      {name && <p>{name}</p>}
      <p>
        <StatusLine facility={facility} />
      </p>
      <Contact facility={facility} />
      <InstrumentLinks title={MESSAGES.lidars} path="/lidar" instruments={lidars} />
      <InstrumentLinks title={MESSAGES.photometers} path="/photometer" instruments={photometers} />
    </div>
  );
}

/** The lidar PI, as a link if there is an address. */
function Contact({ facility: { lidar_pi_name: name, lidar_pi_contact: contact } }: { facility: CertifiedFacility }) {
  if (!name && !contact) return null;
  return (
    <p>
      {MESSAGES.contact} {contact ? <a href={`mailto:${contact}`}>{name ?? contact}</a> : name}
    </p>
  );
}

/**
 * Moves the focus into a marker's popup when it opens and back when it closes, unless the user has moved it elsewhere.
 */
export function usePopupFocus(marker: LeafletMarker | null, label: string) {
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
