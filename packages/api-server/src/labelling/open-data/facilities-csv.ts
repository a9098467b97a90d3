import type { InstrumentKind } from '@portal/domain';
import { toCell } from '../../people/audit/audit-csv';
import { instrumentPage } from './addresses';
import type { OpenFacility } from './open-facilities.service';

/** What a cell holds: numbers stay numbers, as their minus is no formula. */
type Value = string | number | null | undefined;

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

/** The columns, by the names in the header row. */
const COLUMNS: readonly (readonly [name: string, value: (facility: OpenFacility, publicUrl: string) => Value])[] = [
  ['acronym', ({ acronym }) => acronym],
  ['name', ({ name }) => name],
  ['type', ({ type }) => type?.name],
  ['type_code', ({ type }) => type?.code],
  ['status', ({ displayed_status }) => displayed_status.name],
  ['status_code', ({ displayed_status }) => displayed_status.code],
  ['status_since', ({ since }) => since],
  ['latitude', ({ position }) => position?.latitude],
  ['longitude', ({ position }) => position?.longitude],
  ['lidars', (facility) => names(facility, 'lidar')],
  ['lidar_pages', (facility, publicUrl) => pages(facility, 'lidar', publicUrl)],
  ['photometers', (facility) => names(facility, 'photometer')],
  ['photometer_pages', (facility, publicUrl) => pages(facility, 'photometer', publicUrl)],
];

/** No value is an empty cell without quotation marks, which some programs tell from an empty text. */
const cellOf = (value: Value) => {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'number' ? String(value) : toCell(value);
};

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** The facilities as CSV (RFC 4180), a row each below a row with the names of the columns. */
export const toCsv = (facilities: readonly OpenFacility[], publicUrl: string): string =>
  [
    line(COLUMNS.map(([name]) => name)),
    ...facilities.map((facility) => line(COLUMNS.map(([, value]) => cellOf(value(facility, publicUrl))))),
  ].join('');
