import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { lidarChannelGroups } from '../../platform/db/tables';

const portal = testPortal();

const recordOf = async (kind: string, id: string) =>
  JSON.parse((await portal.get(`/api/open-data/${kind}/${id}/pidinst`)).body) as Record<string, unknown>;

/** Every property of PIDINST 1.0 in its JSON form, and whether it is mandatory. */
const PROPERTIES = {
  identifier: true,
  schemaVersion: true,
  landingPage: true,
  name: true,
  owners: true,
  manufacturers: true,
  model: false,
  description: false,
  instrumentTypes: false,
  measuredVariables: false,
  dates: false,
  relatedIdentifiers: false,
  alternateIdentifiers: false,
} as const;

function expectSchema(record: Record<string, unknown>) {
  expect(Object.keys(PROPERTIES)).toEqual(expect.arrayContaining(Object.keys(record)));
  const required = Object.entries(PROPERTIES).flatMap(([name, isRequired]) => (isRequired ? [name] : []));
  expect(Object.keys(record)).toEqual(expect.arrayContaining(required));
}

test('a lidar in the schema has owner, manufacturer, type, signals, start of operation and links to more [12.69]', async () => {
  const facility = await addFacility(portal, {
    displayed_status: 'labelled',
    name: 'Potenza',
    hosting_institute: 'CNR-IMAA',
  });
  const { id } = await addLidar(portal, facility.id, {
    manufacturer: 'A maker',
    type: 'lidar_custom_built',
    status: 'operational',
    planned_operation_date: '2020-01-01',
  });
  const group = { lidarId: id, availability: 'existing' } as const;
  await portal.db.insert(lidarChannelGroups).values([
    { ...group, category: 'raman_355', channels: ['0387xvpn', '0387xvan'] },
    { ...group, category: 'elastic_532', channels: ['0532xtax'] },
  ]);
  const record = await recordOf('lidar', id);
  expectSchema(record);
  const page = `https://portal.example/lidar/${id}`;
  expect(record).toEqual({
    identifier: { identifier: page, identifierType: 'URL' },
    schemaVersion: '1.0',
    landingPage: page,
    name: 'MUSA',
    owners: [{ ownerName: 'CNR-IMAA' }],
    manufacturers: [{ manufacturerName: 'A maker' }],
    instrumentTypes: [{ instrumentTypeName: 'High-power lidar, custom-built' }],
    measuredVariables: ['532 nm elastic total', '387 nm N2 Raman'],
    dates: [{ date: '2020-01-01', dateType: 'Commissioned' }],
    relatedIdentifiers: [
      {
        relatedIdentifier: `https://portal.example/api/open-data/lidar/${id}`,
        relatedIdentifierType: 'URL',
        relationType: 'HasMetadata',
        relatedIdentifierName: 'The public page as JSON',
      },
    ],
    alternateIdentifiers: [
      { alternateIdentifier: id, alternateIdentifierType: 'Other', alternateIdentifierName: 'Id in the portal' },
    ],
  });
});

test('a planned photometer without a manufacturer names its owner instead, and has no date yet', async () => {
  const facility = await addFacility(portal, { displayed_status: 'labelled', name: 'Potenza' });
  const { id } = await addPhotometer(portal, facility.id, {
    instrument_model: 'CE318-T',
    status: 'planned',
    planned_operation_date: '2027-01-01',
    manufacturer: null,
  });
  const record = await recordOf('photometer', id);
  expectSchema(record);
  expect(record).toMatchObject({
    owners: [{ ownerName: 'Potenza' }],
    manufacturers: [{ manufacturerName: 'Potenza' }],
    model: { modelName: 'CE318-T' },
  });
  expect(record).not.toHaveProperty('dates');
  expect(record).not.toHaveProperty('measuredVariables');
});

test('a facility that is not certified is left out; an unknown instrument is not found', async () => {
  const facility = await addFacility(portal, { acronym: 'SECRET', hosting_institute: 'Hidden' });
  const { id } = await addLidar(portal, facility.id, { manufacturer: null });
  const { body } = await portal.get(`/api/open-data/lidar/${id}/pidinst`);
  expect(body).not.toMatch(/SECRET|Hidden/);
  expect(JSON.parse(body)).toMatchObject({ owners: [{ ownerName: 'Not given' }] });
  expect((await portal.get(`/api/open-data/photometer/${id}/pidinst`)).statusCode).toBe(404);
});
