import { degrees, isRecordId, byCode, prettyName, type CertifiedFacility, type InstrumentKind } from '@portal/domain';
import {
  FACILITY_FILES,
  INSTRUMENT_PAGES,
  instrumentData,
  instrumentPage,
  instrumentPidinst,
  picturePath,
} from '../../labelling/open-data/addresses';
import type { InstrumentSummary } from '../../labelling/open-data/open-data.store';
import { aboutLabelPage, type LabelWords } from './about-label';
import { isForSearchEngines, statusOf, type MatchedPage } from './match-page';
import { DESCRIPTION, type Alternate, type PageAbout } from './page-about';
import { servedFacilities } from './served-facilities';
import { servedInstrument, structuredInstrument, type ServedInstrument } from './served-instrument';

/** The content of the page of an instrument. */
export interface FoundInstrument extends ServedInstrument {
  summary: InstrumentSummary;
}

/** Finds the public data of an instrument; undefined if there is none. */
export type FindInstrument = (kind: InstrumentKind, id: string) => Promise<FoundInstrument | undefined>;

const NAMES: Readonly<Record<InstrumentKind, string>> = { lidar: 'Lidar', photometer: 'Photometer' };

function place({ latitude, longitude, altitude }: InstrumentSummary): string | null {
  if (latitude === null || longitude === null) return null;
  const position = `${degrees(latitude, '°N')}, ${degrees(longitude, '°E')}`;
  return altitude === null ? position : `${position}, ${altitude} m`;
}

/** As on the page: one date serves as the start of operation or as the planned one. */
function operation({ status, planned_operation_date: date, lists }: InstrumentSummary): string | null {
  const name = byCode(lists['instrument/status'], status)?.name.toLowerCase();
  if (name === undefined || date === null) return name ?? null;
  return `${name} ${status === 'operational' ? 'since' : 'for'} ${date}`;
}

function describe(kind: InstrumentKind, { summary, about: { facility } }: FoundInstrument): string {
  const whose = facility ? `${NAMES[kind]} of ${prettyName(facility)}` : NAMES[kind];
  const facts = [byCode(summary.lists.instrument, summary.type)?.name, operation(summary), place(summary)].filter(
    Boolean,
  );
  return facts.length > 0 ? `${whose}: ${facts.join('; ')}.` : `${whose}.`;
}

/** The metadata of an instrument's page. Search engines index only pages of certified facilities. */
function aboutInstrument(kind: InstrumentKind, found: FoundInstrument, publicUrl: string): PageAbout {
  const { id, name, pictureId } = found.summary;
  return {
    status: 200,
    title: name,
    description: describe(kind, found),
    path: instrumentPage(kind, id),
    picture: pictureId === null ? null : { path: picturePath(pictureId), alt: name },
    alternates: [
      { type: 'application/json', title: name, path: instrumentData(kind, id) },
      { type: 'application/json', title: `${name} (PIDINST)`, path: instrumentPidinst(kind, id) },
    ],
    isForSearchEngines: found.about.facility !== null,
    // Accepted content only; other content is rendered by scripts.
    content: found.about.accepted && servedInstrument(found),
    structured: found.about.accepted && structuredInstrument(found, publicUrl),
  };
}

const HOME = '/';

const FILES: readonly Alternate[] = [
  { type: 'application/geo+json', title: 'Certified facilities', path: FACILITY_FILES.geoJson },
  { type: 'text/csv', title: 'Certified facilities', path: FACILITY_FILES.csv },
];

const NOTHING_SERVED = { content: null, structured: null };
const NOT_FOUND = {
  title: 'Page not found',
  description: DESCRIPTION,
  path: null,
  picture: null,
  alternates: [],
  ...NOTHING_SERVED,
};

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The metadata of a page, as declared in its release. */
function aboutDeclared(portal: string, matched: MatchedPage | null): PageAbout {
  const status = statusOf(matched);
  if (!matched || status === 404) return { ...NOT_FOUND, status: 404, isForSearchEngines: false };
  const { path, title } = matched.page;
  const isOpen = isForSearchEngines(matched);
  return {
    status,
    title,
    description: path === HOME ? DESCRIPTION : `${title} of the ${portal}. ${DESCRIPTION}`,
    path: isOpen ? withoutSlash(path) : null,
    picture: null,
    alternates: path === HOME ? FILES : [],
    isForSearchEngines: isOpen,
    ...NOTHING_SERVED,
  };
}

const KINDS = Object.keys(INSTRUMENT_PAGES) as InstrumentKind[];

/** The sources of a page's metadata. */
export interface PageWords {
  /** The title of the portal. */
  portal: string;
  /** Address of the portal, without a trailing slash. */
  publicUrl: string;
  findInstrument: FindInstrument;
  /** The facilities on the map. */
  listFacilities: () => Promise<readonly CertifiedFacility[]>;
  /** `null` for an installation without labels. */
  labels: LabelWords | null;
}

/**
 * The metadata of this page, for one who asks from an address. The page of a missing record keeps its title and
 * description, with the status 404.
 */
export async function aboutPage(
  { portal, publicUrl, findInstrument, listFacilities, labels }: PageWords,
  matched: MatchedPage | null,
  address: string,
): Promise<PageAbout> {
  const declared = aboutDeclared(portal, matched);
  if (matched?.page.path === HOME) return { ...declared, scriptless: servedFacilities(await listFacilities(), labels) };
  const ofLabel = matched && (await aboutLabelPage(labels, matched, declared, address));
  if (ofLabel) return ofLabel;
  const kind = KINDS.find((each) => INSTRUMENT_PAGES[each] === matched?.page.path);
  if (!kind || !matched) return declared;
  const { id = '' } = matched.params;
  const found = isRecordId(id) ? await findInstrument(kind, id) : undefined;
  return found ? aboutInstrument(kind, found, publicUrl) : { ...declared, status: 404 };
}
