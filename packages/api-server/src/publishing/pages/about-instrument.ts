import { byCode, prettyName, type InstrumentKind } from '@portal/domain';
import { instrumentData, instrumentPage, picturePath } from '../../labelling/open-data/addresses';
import { publicFacility } from '../../labelling/open-data/open-instrument.service';
import type { InstrumentSummary } from '../../labelling/open-data/open-data.store';
import type { PageAbout } from './page-about';

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

/** What is said about the page of an instrument. Search engines are shown those of certified facilities. */
export function aboutInstrument(kind: InstrumentKind, summary: InstrumentSummary): PageAbout {
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
