import { MAP } from '@portal/domain';
import type { CertifiedFacility } from '@portal/domain';
import type { LatLng, LatLngTuple, LeafletEvent, Map as LeafletMap, Popup } from 'leaflet';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import { MESSAGES } from './messages';
import { BaseMap } from './base-map';
import { CrowdMarker } from './crowd-marker';
import { EdgeNames } from './edge-names';
import { FacilityMarker } from './facility-marker';
import type { Placement } from './label-placement';
import { useDrawn } from './use-drawn';
import { usePlacements } from './use-placements';
import { useTabStops } from './use-tab-stops';
import { overlap } from './geometry';
import { useKeep, useKept } from '../facilities/use-kept';

export interface FacilityMapProps {
  facilities: readonly CertifiedFacility[];
  /** Acronym of the highlighted facility, here or in the list. */
  active: string | null;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
  /** The facility to bring into view; a new object per request. */
  shown: { acronym: string } | null;
}

const CENTRE: LatLngTuple = [MAP.latitude, MAP.longitude];

/** The map of the certified facilities. A facility without a position is not on it. */
export function FacilityMap(props: FacilityMapProps) {
  const { facilities } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const positions = useMemo(() => new Map(facilities.flatMap(positionOf)), [facilities]);
  return (
    <div className="pub-map-frame">
      <BaseMap label={MESSAGES.label} centre={CENTRE} zoom={MAP.zoom} ref={setMap}>
        <FacilityMarkers {...props} positions={positions} />
      </BaseMap>
      <div className="pub-edges">{map && <EdgeNames map={map} positions={positions} />}</div>
    </div>
  );
}

interface FacilityMarkersProps extends FacilityMapProps {
  positions: ReadonlyMap<string, LatLngTuple>;
}

function FacilityMarkers({ facilities, positions, active, onPoint, shown }: FacilityMarkersProps) {
  const drawn = useDrawn(positions);
  const { placements, labels, onLabel } = usePlacements(drawn);
  useTabStops(drawn, labels);
  useKeptView();
  useShown(positions, shown);
  useClearView();
  const crowds = drawn.crowds.map((crowd) => (
    <CrowdMarker key={`${crowd.acronym} ${crowd.members.length}`} crowd={crowd} />
  ));
  const markers = facilities.map((facility) => {
    const { acronym } = facility;
    const position = positions.get(acronym);
    const isActive = active === acronym;
    // A facility in a crowd gets its own marker while it is highlighted or brought into view.
    const isDrawn = drawn.positions.has(acronym) || isActive || shown?.acronym === acronym;
    if (!position || !isDrawn) return null;
    const placement = placements.get(acronym);
    return (
      <Fragment key={acronym}>
        <Leader from={position} placement={placement} isActive={isActive} />
        <FacilityMarker
          facility={facility}
          position={position}
          placement={placement}
          isActive={isActive}
          shown={shown?.acronym === acronym ? shown : null}
          onPoint={onPoint}
          onLabel={onLabel}
        />
      </Fragment>
    );
  });
  return [...crowds, ...markers];
}

const positionOf = ({ acronym, position }: CertifiedFacility): [string, LatLngTuple][] =>
  position ? [[acronym, [position.latitude, position.longitude]]] : [];

interface MapView {
  centre: LatLng;
  zoom: number;
}

/** Shows the map as it was left when the user comes back to it. */
function useKeptView() {
  const map = useMap();
  const view = useKept('map') as MapView | undefined;
  useKeep('map', (): MapView => ({ centre: map.getCenter(), zoom: map.getZoom() }));
  useEffect(() => {
    if (view) map.setView(view.centre, view.zoom, { animate: false });
  }, [map, view]);
}

function useShown(positions: ReadonlyMap<string, LatLngTuple>, shown: FacilityMapProps['shown']) {
  const map = useMap();
  useEffect(() => {
    const position = shown && positions.get(shown.acronym);
    if (!position) return;
    map.getContainer().scrollIntoView({ block: 'nearest' });
    if (!map.getBounds().contains(position)) map.setView(position, map.getZoom(), { animate: false });
    // A later change of positions, by a filter, must not move the map again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [map, shown]);
}

const LEADER = { weight: 1 };
const ACTIVE_LEADER = { weight: 2 };

/** The thin line from a marker to a label that is not next to it; the label covers its end. */
function Leader({
  from,
  placement,
  isActive,
}: {
  from: LatLngTuple;
  placement: Placement | undefined;
  isActive: boolean;
}) {
  const map = useMap();
  if (!placement?.hasLine) return null;
  const to = map.unproject(map.project(from).add([placement.x, placement.y]));
  const style = isActive ? ACTIVE_LEADER : LEADER;
  return <Polyline className="pub-leader" positions={[from, to]} pathOptions={style} interactive={false} noClip />;
}

const COVERED = 'pub-label-covered';

/** Hides partly covered labels, which could be neither read nor clicked. */
function hideCovered(map: LeafletMap, by: Element | undefined) {
  const cover = by?.getBoundingClientRect();
  for (const label of map.getPane('tooltipPane')?.children ?? []) {
    label.classList.toggle(COVERED, cover !== undefined && overlap(cover, label.getBoundingClientRect()));
  }
}

/** Hides the labels around an open popup. */
function useClearView() {
  const map = useMap();
  useEffect(() => {
    let opened: Popup | null = null;
    const clear = () => hideCovered(map, opened?.getElement());
    // The size of a popup is known only after its content has rendered.
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
