import { LABEL_PAGES } from '@portal/domain';
import { instrumentData, instrumentPage } from './addresses';
import type { OpenFacility } from './open-facilities.service';

/** A position as in RFC 7946: longitude first, degrees on WGS 84. A facility without a position has no geometry. */
const toPoint = (position: OpenFacility['position']) =>
  position && { type: 'Point', coordinates: [position.longitude, position.latitude] };

const toLabel = ({ label, acronym }: OpenFacility, publicUrl: string) =>
  label && {
    status: label.status,
    is_valid: label.is_valid,
    valid_from: label.from,
    valid_until: label.until,
    scope: label.scope,
    scope_until: label.scopeUntil,
    page: publicUrl + LABEL_PAGES.public(acronym),
  };

const toFeature = (facility: OpenFacility, publicUrl: string) => ({
  type: 'Feature',
  id: facility.acronym,
  geometry: toPoint(facility.position),
  properties: {
    acronym: facility.acronym,
    name: facility.name,
    type: facility.type?.name ?? null,
    type_code: facility.type?.code ?? null,
    status: facility.displayed_status.name,
    status_code: facility.displayed_status.code,
    status_since: facility.since,
    accepted_version: facility.accepted_version,
    accepted_on: facility.accepted_on,
    recorded_by: facility.recorded_by,
    label: toLabel(facility, publicUrl),
    instruments: facility.instruments.map(({ kind, id, name }) => ({
      kind,
      name,
      page: publicUrl + instrumentPage(kind, id),
      data: publicUrl + instrumentData(kind, id),
    })),
  },
});

/** The facilities as a GeoJSON feature collection (RFC 7946), one point each. */
export const toGeoJson = (facilities: readonly OpenFacility[], publicUrl: string) => ({
  type: 'FeatureCollection',
  features: facilities.map((facility) => toFeature(facility, publicUrl)),
});
