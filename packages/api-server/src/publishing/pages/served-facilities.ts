import { LABEL_PAGES, prettyName, type CertifiedFacility, type InstrumentKind } from '@portal/domain';
import { instrumentPage } from '../../labelling/open-data/addresses';
import { escapeHtml } from '../../platform/html/escape';
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

/** The facilities on the map as a table, for readers without scripts; `labels` is `null` where there are none. */
export function servedFacilities(
  facilities: readonly CertifiedFacility[],
  labels: Pick<LabelWords, 'isDemonstration'> | null,
): string {
  return [
    '<main class="p-served">',
    element('h1', 'Certified facilities'),
    mark(labels?.isDemonstration ?? false),
    labels ? element('p', link(LABEL_PAGES.publicList, 'All labels')) : '',
    facilities.length > 0
      ? table(['Facility', 'Country', 'Status', 'Instruments'], facilities.map(rowOf))
      : element('p', 'There are no certified facilities yet.'),
    '</main>',
  ].join('\n');
}
