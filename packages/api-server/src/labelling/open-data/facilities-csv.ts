import { csvRow, LABEL_PAGES, RANGES, scopeInWords, type CsvValue, type InstrumentKind } from '@portal/domain';
import { instrumentPage } from './addresses';
import type { OpenFacility } from './open-facilities.service';

const ofKind = ({ instruments }: OpenFacility, kind: InstrumentKind) =>
  instruments.filter((each) => each.kind === kind);

const names = (facility: OpenFacility, kind: InstrumentKind) =>
  ofKind(facility, kind)
    .map(({ name }) => name)
    .join('; ');

const pages = (facility: OpenFacility, kind: InstrumentKind, publicUrl: string) =>
  ofKind(facility, kind)
    .map(({ id }) => publicUrl + instrumentPage(kind, id))
    .join(' ');

/** A coordinate, with its zeros: as many decimals in every row. */
const degrees = (value: number | undefined): CsvValue =>
  value === undefined ? null : { value, decimals: RANGES.latitude.decimals };

const COLUMNS: readonly (readonly [name: string, value: (facility: OpenFacility, publicUrl: string) => CsvValue])[] = [
  ['acronym', ({ acronym }) => acronym],
  ['name', ({ name }) => name],
  ['type', ({ type }) => type?.name],
  ['type_code', ({ type }) => type?.code],
  ['status', ({ displayed_status }) => displayed_status.name],
  ['status_code', ({ displayed_status }) => displayed_status.code],
  ['status_since', ({ since }) => since],
  ['latitude', ({ position }) => degrees(position?.latitude)],
  ['longitude', ({ position }) => degrees(position?.longitude)],
  ['lidars', (facility) => names(facility, 'lidar')],
  ['lidar_pages', (facility, publicUrl) => pages(facility, 'lidar', publicUrl)],
  ['photometers', (facility) => names(facility, 'photometer')],
  ['photometer_pages', (facility, publicUrl) => pages(facility, 'photometer', publicUrl)],
  ['accepted_version', ({ accepted_version }) => accepted_version],
  ['accepted_on', ({ accepted_on }) => accepted_on],
  ['recorded_by', ({ recorded_by }) => recorded_by],
  ['label_status', ({ label }) => label?.status],
  ['label_is_valid', ({ label }) => label && (label.is_valid ? 'yes' : 'no')],
  ['label_valid_from', ({ label }) => label?.from],
  ['label_valid_until', ({ label }) => label?.until],
  ['label_scope', ({ label }) => label && scopeInWords(label.scope)],
  ['label_page', ({ label, acronym }, publicUrl) => label && publicUrl + LABEL_PAGES.public(acronym)],
  ['label_scope_until', ({ label }) => label?.scopeUntil],
];

/** Names of columns are plain words, so they need no quotation marks. */
const HEAD = `${COLUMNS.map(([name]) => name).join(',')}\r\n`;

const rowOf = (facility: OpenFacility, publicUrl: string) => {
  const values = COLUMNS.map(([, value]) => value(facility, publicUrl));
  // Empty texts are written as missing values.
  return csvRow(values.map((value) => (value === '' ? null : value)));
};

/** The facilities as CSV (RFC 4180), one row each after a header row. */
export const toCsv = (facilities: readonly OpenFacility[], publicUrl: string): string =>
  HEAD + facilities.map((facility) => rowOf(facility, publicUrl)).join('');
