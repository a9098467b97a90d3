import type { InstrumentKind } from '@portal/domain';

/** Downloads of the certified facilities. These URLs never change. */
export const FACILITY_FILES = {
  geoJson: '/api/open-data/facilities.geojson',
  csv: '/api/open-data/facilities.csv',
} as const;

/** URL of an instrument's public page as JSON. */
export const instrumentData = (kind: InstrumentKind, id: string) => `/api/open-data/${kind}/${encodeURIComponent(id)}`;

/** URL of its record by the schema of PIDINST. */
export const instrumentPidinst = (kind: InstrumentKind, id: string) => `${instrumentData(kind, id)}/pidinst`;
