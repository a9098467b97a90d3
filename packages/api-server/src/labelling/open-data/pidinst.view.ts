import { day, LIDAR_CHANNELS, type AboutInstrument, type PublicLidar, type PublicPhotometer } from '@portal/domain';
import { instrumentData } from './addresses';

const SCHEMA_VERSION = '1.0';

type PublicInstrument = PublicLidar | PublicPhotometer;

/** The signal in the description of a channel, without telescope and detection mode. */
const signal = (description: string) => description.split(',')[0] ?? description;

/** The measured variables of a lidar: its distinct signals, by wavelength. Those of a photometer are not recorded. */
function measured(instrument: PublicInstrument): string[] {
  if (!('channels' in instrument)) return [];
  const recorded = new Set(
    Object.values(instrument.channels).flatMap(({ channels }) => channels.map(({ _id }) => _id)),
  );
  return [
    ...new Set(LIDAR_CHANNELS.filter(({ _id }) => recorded.has(_id)).map(({ description }) => signal(description))),
  ];
}

function commissioned({ status, planned_operation_date: date }: PublicInstrument) {
  const since = status?.code === 'operational' ? day(date) : null;
  return since === null ? [] : [{ date: since, dateType: 'Commissioned' }];
}

const modelOf = (instrument: PublicInstrument) =>
  'instrument_model' in instrument && instrument.instrument_model
    ? { model: { modelName: instrument.instrument_model } }
    : {};

const optional = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: readonly Item[] };

/**
 * A public instrument as a record of the metadata schema for the persistent identification of instruments of the
 * Research Data Alliance (RDA PIDINST, version 1.0). The portal registers no identifiers, so the address of the page is
 * used instead.
 */
export function toPidinst(instrument: PublicInstrument, publicUrl: string, about: AboutInstrument) {
  const { facility, page, kind } = about;
  const ownerName = facility?.institute ?? facility?.name ?? facility?.acronym ?? 'Not given';
  return {
    identifier: { identifier: page, identifierType: 'URL' },
    schemaVersion: SCHEMA_VERSION,
    landingPage: page,
    name: instrument.name,
    owners: [{ ownerName }],
    // For a self-built instrument the schema names the owner as the manufacturer.
    manufacturers: [{ manufacturerName: instrument.manufacturer ?? ownerName }],
    ...modelOf(instrument),
    ...optional('instrumentTypes', instrument.type ? [{ instrumentTypeName: instrument.type.name }] : []),
    ...optional('measuredVariables', measured(instrument)),
    ...optional('dates', commissioned(instrument)),
    relatedIdentifiers: [
      {
        relatedIdentifier: publicUrl + instrumentData(kind, instrument._id),
        relatedIdentifierType: 'URL',
        relationType: 'HasMetadata',
        relatedIdentifierName: 'The public page as JSON',
      },
    ],
    alternateIdentifiers: [
      {
        alternateIdentifier: instrument._id,
        alternateIdentifierType: 'Other',
        alternateIdentifierName: 'Id in the portal',
      },
    ],
  };
}
