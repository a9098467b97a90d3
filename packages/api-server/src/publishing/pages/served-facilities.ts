import { LABEL_PAGES, prettyName, type CertifiedFacility, type InstrumentKind } from '@portal/domain';
import { FACILITY_FILES, instrumentPage } from '../../labelling/open-data/addresses';
import { escapeHtml } from '../../platform/html/escape';
import { madeOnce } from '../../platform/process/made-once';
import type { LabelWords } from './about-label';
import { element, htmlOf, link, table } from './html-parts';
import { mark } from './served-label';

const instruments = (kind: InstrumentKind, named: CertifiedFacility['lidars']) =>
  named.map(({ _id, name }) => link(instrumentPage(kind, _id), name));

/** The status, with the last day of the label and a link to its page. */
function statusOf({ acronym, displayed_status: { name }, label }: CertifiedFacility): string {
  if (!label || label.valid_until === null) return escapeHtml(name);
  return `${link(LABEL_PAGES.public(acronym), name)} ${htmlOf(`valid until ${label.valid_until}`)}`;
}

const rowOf = (facility: CertifiedFacility) =>
  [
    `<th scope="row">${escapeHtml(prettyName(facility))}</th>`,
    element('td', escapeHtml(facility.country?.name ?? '–')),
    element('td', statusOf(facility)),
    element(
      'td',
      [...instruments('lidar', facility.lidars), ...instruments('photometer', facility.photometers)].join(', '),
    ),
  ].join('');

/** Every visitor with scripts loads these rows in vain, before anything else, so they are about a screenful or two. */
const MAX_ROWS = 50;

function rest(facilities: readonly CertifiedFacility[]): string {
  if (facilities.length <= MAX_ROWS) return '';
  const sentence = `These are the first ${MAX_ROWS} of ${facilities.length} facilities. All of them:`;
  return element('p', `${sentence} ${link(FACILITY_FILES.csv, 'CSV')}, ${link(FACILITY_FILES.geoJson, 'GeoJSON')}`);
}

const write = madeOnce((facilities: readonly CertifiedFacility[], hasLabels: boolean, isDemonstration: boolean) =>
  [
    '<main class="p-served">',
    element('h1', 'Certified facilities'),
    mark(isDemonstration),
    hasLabels ? element('p', link(LABEL_PAGES.publicList, 'All labels')) : '',
    facilities.length > 0
      ? table(['Facility', 'Country', 'Status', 'Instruments'], facilities.slice(0, MAX_ROWS).map(rowOf))
      : element('p', 'There are no certified facilities yet.'),
    rest(facilities),
    '</main>',
  ].join('\n'),
);

/** The facilities on the map as a table, for readers without scripts; `labels` is `null` where there are none. */
export const servedFacilities = (
  facilities: readonly CertifiedFacility[],
  labels: Pick<LabelWords, 'isDemonstration'> | null,
): string => write(facilities, labels !== null, labels?.isDemonstration ?? false);
