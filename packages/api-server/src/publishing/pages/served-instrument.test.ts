import { acceptAsDescribed } from '../../../test/accepted';
import { addFacility } from '../../../test/facilities';
import { addLidar } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { auditEntries, installation, lidarChannelGroups, lidars } from '../../platform/db/tables';
import { publishBuilt } from '../releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();

beforeEach(() => publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]));

/** The HTML in the element that scripts render into. */
async function servedAt(url: string) {
  const { body } = await portal.get(url);
  return { body, root: /<div id="root">(.*)<\/div>\n<noscript>/s.exec(body)?.[1] ?? '' };
}

const words = (html: string) =>
  html
    .replaceAll(/<\/?(?:dt|dd|th|td|tr|p|h1|h2)[^>]*>/g, '|')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s*\|[\s|]*/g, ' | ')
    .trim();

const GROUP: Omit<typeof lidarChannelGroups.$inferInsert, 'lidarId'> = {
  category: 'elastic_532',
  availability: 'existing',
  operation_start_date: '2021-02-03',
  height_resolution: 7.5,
  time_resolution: 60,
  distance_full_overlap: 250,
  minimum_altitude_range: 15_000,
  channels: ['0532xtpx'],
};

async function anAccepted(names: { facility?: string; institute?: string; lidar?: string } = {}) {
  const facility = await addFacility(portal, {
    displayed_status: 'labelled',
    name: names.facility ?? 'Potenza',
    hosting_institute: names.institute ?? 'CNR-IMAA',
  });
  const lidar = await addLidar(portal, facility.id, {
    name: names.lidar ?? 'MUSA',
    type: 'lidar_custom_built',
    status: 'operational',
    planned_operation_date: '2020-01-01',
    longitude: -3.605,
  });
  await portal.db.insert(lidarChannelGroups).values({ lidarId: lidar.id, ...GROUP });
  await acceptAsDescribed(portal, facility.id);
  return { facility, lidar, url: `/lidar/${lidar.id}` };
}

test('without scripts: facility, institute, label with day and version, citation, licence, figures and the plot of the channels [12.69, 12.68, 12.286]', async () => {
  const { facility, lidar, url } = await anAccepted();
  await portal.db.insert(auditEntries).values({
    at: new Date('2025-03-04T10:00:00Z'),
    action: 'facility.set-displayed-status',
    objectKind: 'facility',
    objectId: facility.id,
    facilityId: facility.id,
    newValue: { displayed_status: 'labelled' },
  });
  await portal.db
    .insert(installation)
    .values({ licence: 'CC BY 4.0', licence_url: 'https://licence.example/by', version: 1 });
  const { root } = await servedAt(url);
  const today = portal.context.now().toISOString().slice(0, 10);
  const said = words(root);
  for (const part of [
    '| Map of the certified facilities | MUSA | Lidar, Operational |',
    '| Facility | Potenza (CIAO) | Hosting institute(s) | CNR-IMAA | Label | Labelled since 2025-03-04 |',
    `| Acceptance | Version 1, recorded by an administrator on ${today} | Last change | ${today} | Licence of the data | CC BY 4.0 |`,
    `CNR-IMAA (${today.slice(0, 4)}): MUSA, lidar of Potenza (CIAO), version 1.`,
    '| Download: JSON, PIDINST |',
    '| Operational since | 2020-01-01 |',
    '| Longitude (°E) | 3.6050 °W |',
    'Range of the channels of MUSA.',
    '| Elastic 532 | Existing | 2021-02-03 | 7.5 | 60 | 250 | 15000 | 532 nm elastic total, photon counting |',
  ])
    expect(said).toContain(part);
  expect(root).toContain('<svg');
  expect(root.indexOf('p-not-started')).toBeGreaterThan(root.indexOf('</main>'));
  // Only days that are elements stay in one line.
  expect(root.replaceAll(/<svg.*?<\/svg>|<time>.*?<\/time>/gs, '')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(root).toContain('<a href="/">');
  expect(root).toContain('<a href="https://licence.example/by">CC BY 4.0</a>');
  expect(root).toContain(`<a href="/api/open-data/lidar/${lidar.id}/pidinst">PIDINST</a>`);
});

test('the linked data has the same content, and no text can end its block', async () => {
  const { url } = await anAccepted({ institute: '</script><script>alert(1)</script>' });
  const { body } = await servedAt(url);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'IndividualProduct',
    name: 'MUSA',
    owner: { name: '</script><script>alert(1)</script>' },
  });
});

test.each([
  ['ends a tag', '"><script>alert(1)</script>'],
  ['ends the page', '</main></div></body>'],
  ['ends an attribute', `x" onload='alert(1)' &quot; &amp;`],
])('names that %s are output as text [12.69]', async (_how, name) => {
  const { url } = await anAccepted({ facility: name, institute: name, lidar: name });
  const { body, root } = await servedAt(url);
  expect(root).toContain('p-served');
  expect(body).not.toContain(name);
  expect(body.match(/<script(?! type="application\/(?:ld\+)?json")[^>]*>[^<]/g)).toBeNull();
});

test('later drafts are not published', async () => {
  const { url } = await anAccepted();
  await portal.db.update(lidars).set({ name: 'Secret draft' });
  const { root } = await servedAt(url);
  expect(root).toContain('MUSA');
  expect(root).not.toContain('Secret draft');
});

test('content that was never accepted is not in the HTML, and every other page says that it needs scripts', async () => {
  const facility = await addFacility(portal, { displayed_status: 'candidate' });
  const { id } = await addLidar(portal, facility.id);
  for (const url of [`/lidar/${id}`, '/']) {
    const { body, root } = await servedAt(url);
    expect(root).toMatch(/^<p class="p-loading-program">[^<]*<\/p><p class="p-not-started">[^<]*<\/p>$/);
    expect(body).toContain('<noscript>This portal needs JavaScript.');
    expect(body).not.toContain('ld+json');
  }
});
