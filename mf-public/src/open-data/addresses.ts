import type { InstrumentKind } from '@portal/domain';

/** The certified facilities as files. These addresses never change. */
export const FACILITY_FILES = {
  geoJson: '/api/open-data/facilities.geojson',
  csv: '/api/open-data/facilities.csv',
} as const;

/** The public page of an instrument as JSON. */
export const instrumentData = (kind: InstrumentKind, id: string) => `/api/open-data/${kind}/${encodeURIComponent(id)}`;
