import {
  acceptedInWords,
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  dateLabels,
  groupLineInWords,
  labelInWords,
  LIDAR_FIELDS,
  lineInWords,
  NOT_GIVEN,
  pageLines,
  PHOTOMETER_FIELDS,
  prettyName,
  QUALITY_LINES,
  type AboutInstrument,
  type ChannelGroups,
  type PageLine,
  type PublicLidar,
  type PublicPhotometer,
} from '@portal/domain';
import { coverageScene, svgOf } from '@portal/plots';
import { instrumentData, instrumentPidinst, picturePath } from '../../labelling/open-data/addresses';
import { escapeHtml } from '../../platform/html/escape';
import { element, htmlOf, link, list, table } from './html-parts';

/** The data of an instrument's page: the public record, and its label, facility and terms of use. */
export interface ServedInstrument {
  record: PublicLidar | PublicPhotometer;
  about: AboutInstrument;
}

const PLOT_WIDTH = 640;

const LINES = { lidar: pageLines(LIDAR_FIELDS), photometer: pageLines(PHOTOMETER_FIELDS) };
const GROUP_LINES = pageLines(CHANNEL_GROUP_FIELDS);

/** The lines of the page in the browser, each with its value as HTML. */
function filled(lines: readonly PageLine[], record: object) {
  const values = new Map<string, unknown>(Object.entries(record));
  const labels = dateLabels(record);
  return lines.map((line) => {
    const html = htmlOf(lineInWords(line, values.get(line.name) ?? null) || NOT_GIVEN);
    return [labels[line.name] ?? line.label, html] as const;
  });
}

/** Every described channel group with all its figures. */
function channelTable(channels: ChannelGroups): string {
  const head = ['Channel group', ...GROUP_LINES.map(({ label }) => label)];
  const rows = CHANNEL_CATEGORIES.flatMap(({ name: category }) => {
    const group = channels[category];
    if (!group) return [];
    const cells = GROUP_LINES.map((line) => element('td', htmlOf(groupLineInWords(line, group))));
    return [`<th scope="row">${escapeHtml(category)}</th>${cells.join('')}`];
  });
  if (rows.length === 0) return element('p', 'The channels of this lidar are not described yet.');
  return table(head, rows);
}

function channelsOf({ name, channels }: PublicLidar): string {
  const scene = coverageScene({ name, channels }, PLOT_WIDTH);
  const plot = scene
    ? `<figure>${svgOf(scene, escapeHtml)}<figcaption>${escapeHtml(`${scene.title}. ${scene.description}`)}</figcaption></figure>`
    : '';
  return element('h2', 'Channels') + plot + channelTable(channels);
}

function licenceOf({ licence }: AboutInstrument): string {
  if (!licence) return NOT_GIVEN;
  return licence.url === null ? escapeHtml(licence.name) : link(licence.url, licence.name);
}

function labelLine(about: AboutInstrument): (readonly [string, string])[] {
  const words = labelInWords(about);
  if (words === null) return [];
  const page = about.label?.page ?? null;
  return [['Label', htmlOf(words) + (page === null ? '' : ` (${link(page, 'more on this label')})`)]];
}

/** Only while the label is valid, and no more than this line. */
const qualityLine = ({ quality }: AboutInstrument): (readonly [string, string])[] =>
  quality === undefined ? [] : [['Quality assurance', QUALITY_LINES[quality]]];

/** The data beside the record. */
const aroundList = (about: AboutInstrument) =>
  list([
    ...(about.facility
      ? ([
          ['Facility', escapeHtml(prettyName(about.facility))],
          ['Hosting institute(s)', escapeHtml(about.facility.institute ?? NOT_GIVEN)],
        ] as const)
      : []),
    ...labelLine(about),
    ...qualityLine(about),
    ['Acceptance', htmlOf(acceptedInWords(about.accepted))],
    ['Last change', htmlOf(about.changed_on)],
    ['Licence of the data', licenceOf(about)],
    ['Cite as', htmlOf(about.citation)],
  ]);

function pictureOf({ name, pictures }: ServedInstrument['record']): string {
  const [picture] = pictures;
  return picture === undefined
    ? ''
    : `<img src="${picturePath(picture)}" alt="${escapeHtml(`The instrument ${name}`)}" height="200">`;
}

const NAMES = { lidar: 'Lidar', photometer: 'Photometer' } as const;

/** The page of an instrument as HTML, for readers without scripts. All values are escaped. */
export function servedInstrument({ record, about }: ServedInstrument): string {
  const { kind } = about;
  return [
    '<main class="p-served">',
    element('p', link('/', 'Map of the certified facilities')),
    element('h1', escapeHtml(record.name)),
    element('p', escapeHtml([NAMES[kind], record.status?.name].filter(Boolean).join(', '))),
    aroundList(about),
    element(
      'p',
      `Download: ${link(instrumentData(kind, record._id), 'JSON')}, ${link(instrumentPidinst(kind, record._id), 'PIDINST')}`,
    ),
    pictureOf(record),
    element('h2', NAMES[kind]),
    list(filled(LINES[kind], record)),
    'channels' in record ? channelsOf(record) : '',
    '</main>',
  ].join('\n');
}

/** The page of an instrument in the vocabulary of schema.org, for search engines. */
export function structuredInstrument({ record, about }: ServedInstrument, publicUrl: string): object {
  const { facility, licence, kind, page } = about;
  const [picture] = record.pictures;
  return {
    '@context': 'https://schema.org',
    '@type': 'IndividualProduct',
    '@id': page,
    name: record.name,
    category: record.type?.name ?? NAMES[kind],
    url: page,
    ...(record.manufacturer && { manufacturer: { '@type': 'Organization', name: record.manufacturer } }),
    ...('instrument_model' in record && record.instrument_model && { model: record.instrument_model }),
    ...(picture !== undefined && { image: publicUrl + picturePath(picture) }),
    ...(facility && {
      owner: { '@type': 'Organization', name: facility.institute ?? prettyName(facility) },
    }),
    subjectOf: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: publicUrl + instrumentData(kind, record._id),
      dateModified: about.changed_on,
      ...(licence && { license: licence.url ?? licence.name }),
      creditText: about.citation,
    },
  };
}
