import type { InstrumentKind } from '@portal/domain';

/** Path patterns of the public pages of instruments. */
export const INSTRUMENT_PAGES: Readonly<Record<InstrumentKind, string>> = {
  lidar: '/lidar/:id',
  photometer: '/photometer/:id',
};

/** Path of the public page of an instrument. */
export const instrumentPage = (kind: InstrumentKind, id: string) => INSTRUMENT_PAGES[kind].replace(':id', id);

/** Path of the machine-readable form of that page. */
export const instrumentData = (kind: InstrumentKind, id: string) => `/api/open-data/${kind}/${id}`;

/** Path of its record in the PIDINST schema. */
export const instrumentPidinst = (kind: InstrumentKind, id: string) => `${instrumentData(kind, id)}/pidinst`;

/** Path of a public picture. */
export const picturePath = (fileId: string) => `/api/files/${fileId}`;

/** Paths of the files about all certified facilities. */
export const FACILITY_FILES = {
  geoJson: '/api/open-data/facilities.geojson',
  csv: '/api/open-data/facilities.csv',
} as const;
