import { addressOf, get } from '@portal/api-slice';
import type { InstrumentKind } from '@portal/domain';

/** Downloads of the certified facilities. These URLs never change. */
export const FACILITY_FILES = {
  geoJson: addressOf(get('/open-data/facilities.geojson')),
  csv: addressOf(get('/open-data/facilities.csv')),
} as const;

/** URL of an instrument's public page as JSON. */
export const instrumentData = (kind: InstrumentKind, id: string) =>
  addressOf(get('/open-data/:kind/:id', { kind, id }));

/** URL of the instrument's record in the PIDINST schema. */
export const instrumentPidinst = (kind: InstrumentKind, id: string) =>
  addressOf(get('/open-data/:kind/:id/pidinst', { kind, id }));
