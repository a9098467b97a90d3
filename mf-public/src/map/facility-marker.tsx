import type { CertifiedFacility } from '@portal/domain';
import type { LatLngTuple, Marker as LeafletMarker, Tooltip } from 'leaflet';
import { useEffect, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { FacilityPopup } from './facility-popup';
import type { Placement } from './label-placement';
import { MARKER_ICONS } from './marker-icon';
import { markerKind } from './marker-kind';
import { useLabel } from './use-label';

/** Props of `FacilityMarker`. */
interface FacilityMarkerProps {
  facility: CertifiedFacility;
  position: LatLngTuple;
  /** Where its label stands. */
  place: Placement | undefined;
  isActive: boolean;
  /** Whether a person has asked to see it; a new object each time. */
  shown: object | null;
  onActive: (acronym: string | null) => void;
  onLabel: (acronym: string, label: Tooltip | null) => void;
}

const spoken = ({ acronym, name, type }: CertifiedFacility) =>
  [acronym, name, type?.name].filter((part) => part !== null && part !== undefined).join(', ');

/** Above its neighbours while it is active. */
const RISE = 10_000;

/** A facility on the map: marker, label and, when opened, what there is to know about it. */
export function FacilityMarker(props: FacilityMarkerProps) {
  const { facility, position, place, isActive, shown, onActive, onLabel } = props;
  const { acronym } = facility;
  const [marker, setMarker] = useState<LeafletMarker | null>(null);
  useLabel(marker, { acronym, place, isActive, onLabel });
  useKeyboard(marker, facility, onActive);

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
      eventHandlers={{ mouseover: () => onActive(acronym), mouseout: () => onActive(null) }}
    >
      <Popup className="pub-popup" maxWidth={280} minWidth={200}>
        <FacilityPopup facility={facility} />
      </Popup>
    </Marker>
  );
}

/** Name, focus and keys of the marker: the map gives it Enter only. */
function useKeyboard(
  marker: LeafletMarker | null,
  facility: CertifiedFacility,
  onActive: FacilityMarkerProps['onActive'],
) {
  useEffect(() => {
    const element = marker?.getElement();
    if (!element) return undefined;
    const onFocus = () => onActive(facility.acronym);
    const onBlur = () => onActive(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      marker?.openPopup();
    };
    element.setAttribute('aria-label', spoken(facility));
    element.addEventListener('focus', onFocus);
    element.addEventListener('blur', onBlur);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focus', onFocus);
      element.removeEventListener('blur', onBlur);
      element.removeEventListener('keydown', onKey);
    };
  }, [marker, facility, onActive]);
}
