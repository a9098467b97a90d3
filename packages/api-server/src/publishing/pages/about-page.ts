import { isRecordId, byCode, prettyName, type InstrumentKind } from '@portal/domain';
import {
  FACILITY_FILES,
  INSTRUMENT_PAGES,
  instrumentData,
  instrumentPage,
  picturePath,
} from '../../labelling/open-data/addresses';
import type { InstrumentSummary } from '../../labelling/open-data/open-data.store';
import { isForSearchEngines, statusOf, type MatchedPage } from './match-page';
import { DESCRIPTION, type Alternate, type PageAbout } from './page-about';
import { publicFacility } from '../../labelling/open-data/open-instrument.service';

const NAMES: Readonly<Record<InstrumentKind, string>> = { lidar: 'Lidar', photometer: 'Photometer' };

const DEGREE_DECIMALS = 4;

function place({ latitude, longitude, altitude }: InstrumentSummary): string | null {
  if (latitude === null || longitude === null) return null;
  const degrees = `${latitude.toFixed(DEGREE_DECIMALS)} °N, ${longitude.toFixed(DEGREE_DECIMALS)} °E`;
  return altitude === null ? degrees : `${degrees}, ${altitude} m`;
}

/** As the page says it: one date serves both, since when it runs or when it shall. */
function operation({ status, planned_operation_date: date, lists }: InstrumentSummary): string | null {
  const name = byCode(lists['instrument/status'], status)?.name.toLowerCase();
  if (name === undefined || date === null) return name ?? null;
  return `${name} ${status === 'operational' ? 'since' : 'for'} ${date}`;
}

function describe(kind: InstrumentKind, summary: InstrumentSummary): string {
  const facility = publicFacility(summary);
  const whose = facility ? `${NAMES[kind]} of ${prettyName(facility)}` : NAMES[kind];
  const facts = [byCode(summary.lists.instrument, summary.type)?.name, operation(summary), place(summary)].filter(
    Boolean,
  );
  return facts.length > 0 ? `${whose}: ${facts.join('; ')}.` : `${whose}.`;
}

/** The metadata of an instrument's page. Search engines index those of certified facilities. */
function aboutInstrument(kind: InstrumentKind, summary: InstrumentSummary): PageAbout {
  const { id, name, pictureId } = summary;
  return {
    status: 200,
    title: name,
    description: describe(kind, summary),
    path: instrumentPage(kind, id),
    picture: pictureId === null ? null : { path: picturePath(pictureId), alt: name },
    alternates: [{ type: 'application/json', title: name, path: instrumentData(kind, id) }],
    isForSearchEngines: publicFacility(summary) !== null,
  };
}

/** Finds what can be told of an instrument; nothing when there is none. */
export type FindInstrument = (kind: InstrumentKind, id: string) => Promise<InstrumentSummary | undefined>;

const HOME = '/';

const FILES: readonly Alternate[] = [
  { type: 'application/geo+json', title: 'Certified facilities', path: FACILITY_FILES.geoJson },
  { type: 'text/csv', title: 'Certified facilities', path: FACILITY_FILES.csv },
];

const NOT_FOUND = { title: 'Page not found', description: DESCRIPTION, path: null, picture: null, alternates: [] };

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The metadata of a page, as its release declares it. */
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
  };
}

const KINDS = Object.keys(INSTRUMENT_PAGES) as InstrumentKind[];

/** Where the words of a page come from. */
export interface PageWords {
  /** The title of the portal. */
  portal: string;
  findInstrument: FindInstrument;
}

/** What the head of this page says. The page of an instrument that is not there keeps its words, with the status of a 404. */
export async function aboutPage(
  { portal, findInstrument }: PageWords,
  matched: MatchedPage | null,
): Promise<PageAbout> {
  const declared = aboutDeclared(portal, matched);
  const kind = KINDS.find((each) => INSTRUMENT_PAGES[each] === matched?.page.path);
  if (!kind || !matched) return declared;
  const { id = '' } = matched.params;
  const summary = isRecordId(id) ? await findInstrument(kind, id) : undefined;
  return summary ? aboutInstrument(kind, summary) : { ...declared, status: 404 };
}
