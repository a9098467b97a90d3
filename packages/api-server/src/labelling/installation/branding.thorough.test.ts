import { addReviewed, evaluationOf, giveEvaluations, lidarPath, submitCall } from '../../../test/evaluations';
import { emailsInOrder } from '../../../test/emails';
import { comparable, readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { addPerson, enter } from '../../../test/people';
import { MULTIPART_TYPE, multipartOf, storedBytes } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { files } from '../../platform/db/tables';
import { publishBuilt } from '../../publishing/releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../../publishing/releases/releases.fixture';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db } = portal;

const SETTINGS = {
  product_title: 'Labels & <Standards>',
  infrastructure: 'Aerosols of the North',
  issuing_centre: 'Centre for Calibration',
  address: 'One street\nOne town',
  contact: 'centre@north.example',
  reply_to: 'answers@north.example',
};

const token = async () => (await enter(portal, 'both@site.example')).access_token;

async function set(change: object = SETTINGS) {
  const { status } = await callApi('POST /installation/edit', {
    body: { version: 0, ...change },
    token: await token(),
  });
  expect(status).toBe(200);
}

beforeEach(() => addPerson(portal, { email: 'both@site.example', roles: ['cars', 'administrator'] }));

/** The message to the user of a new account. */
/** Plots are figures too. */
const logosIn = ({ figures }: { figures: string[] }) => figures.filter((figure) => figure.startsWith('Logo'));

const mailToNewUser = async () => {
  const body = { email: 'new@site.example', first_name: 'Ada', last_name: 'Byron', roles: [] };
  expect((await callApi('POST /user/add', { body, token: await token() })).status).toBe(200);
  const [told] = await emailsInOrder(portal);
  return told;
};

describe('messages', () => {
  test('have the title in header, footer and text, and the configured address for replies [12.24]', async () => {
    await set();
    const told = await mailToNewUser();
    expect(told?.replyTo).toBe('answers@north.example');
    expect(told?.text).toContain('in the Labels & <Standards>. Set a password');
    expect(told?.text).toContain('-- \nLabels & <Standards>\n');
    expect(told?.html).toContain('<p class="portal">Labels &amp; &lt;Standards&gt;</p>');
    expect(told?.html).toContain('Sent by the Labels &amp; &lt;Standards&gt;,');
  });

  test('are unchanged without settings', async () => {
    const told = await mailToNewUser();
    expect(told?.replyTo).toBeNull();
    expect(told?.text).toContain('in the Aerosol Labelling Portal. Set a password');
    expect(told?.html).toContain('<p class="portal">Aerosol Labelling Portal</p>');
  });

  test("from the contact form have the sender's address for replies", async () => {
    await set();
    const sender = { email: 'eve@site.example', first_name: 'Eve', last_name: 'Doe' };
    await callApi('POST /contact', { body: { ...sender, subject: 'Dust', message: 'There is dust.' } });
    expect((await emailsInOrder(portal)).map(({ replyTo }) => replyTo)).toEqual(['eve@site.example']);
  });

  test('to all users with a permission have it too', async () => {
    await set();
    const reviewed = await addReviewed(portal);
    await giveEvaluations(portal, reviewed, ['lidar-feasibility']);
    const last = { params: reviewed.place, body: evaluationOf('feasibility'), token: await token() };
    expect((await callApi(submitCall(lidarPath('feasibility')), last)).status).toBe(200);
    const [told] = await emailsInOrder(portal);
    expect(told).toMatchObject({ kind: 'evaluation-complete', replyTo: 'answers@north.example' });
    expect(told?.html).toContain('<p class="portal">Labels &amp; &lt;Standards&gt;</p>');
  });
});

/** Issues a preliminary report and extracts its content. */
async function issueReport() {
  const reviewed = await addReviewed(portal, 'submitted');
  await giveEvaluations(portal, reviewed);
  const { status } = await callApi('POST /national-facility/:id/edit/initial-acceptance', {
    params: { id: reviewed.facility.id },
    body: { preliminary_acceptance: 'yes' },
    token: await token(),
  });
  expect(status).toBe(200);
  const file = (await db.select().from(files)).find(({ linkedAs }) => linkedAs === 'preliminary-report');
  return readPdf((await storedBytes(portal, file?.storageKey ?? '')) ?? Buffer.alloc(0));
}

describe('a report', () => {
  test('names its issuer above the title, with the logo [12.24]', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>';
    const body = multipartOf([{ name: 'logo.svg', content: svg }]);
    const sent = await portal.post('/api/installation/logo', body, MULTIPART_TYPE, await token());
    await set({ ...SETTINGS, logo: [sent.json().data] });
    const pdf = await issueReport();
    const head =
      'Aerosols of the North Centre for Calibration One street One town centre@north.example Preliminary report';
    expect(comparable(pdf.pages[0] ?? '').startsWith(comparable(head))).toBe(true);
    expect(pdf.pages[0]).toContain('Generated by the Labels & <Standards>');
    expect(logosIn(pdf)).toEqual(['Logo of Centre for Calibration']);
    expect(pdf.outside).toEqual([]);
  });

  test('is announced with the configured meaning of its decision [12.28]', async () => {
    await set({ ...SETTINGS, preliminary_meaning_yes: 'Welcome to the network & its data.' });
    await issueReport();
    const told = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'preliminary-report-issued');
    expect(told.map(({ text }) => text.includes('\nWelcome to the network & its data.\n'))).toEqual([true]);
    expect(told[0]?.html).toContain('Welcome to the network &amp; its data.');
  });

  test('begins with its title without settings', async () => {
    const pdf = await issueReport();
    expect(comparable(pdf.pages[0] ?? '').startsWith(comparable('Preliminary report on initial acceptance'))).toBe(
      true,
    );
    expect(logosIn(pdf)).toEqual([]);
    expect(wordsOf(pdf)).toContain(comparable('Generated by the Aerosol Labelling Portal'));
  });
});

test('pages and link previews have the title [12.24]', async () => {
  await publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]);
  await set();
  const { body } = await portal.get('/');
  expect(body).toContain('<title>Home – Labels &amp; &lt;Standards&gt;</title>');
  expect(body).toContain('<meta property="og:site_name" content="Labels &amp; &lt;Standards&gt;">');
  expect(body).toContain('"title":"Labels & \\u003cStandards>"');
  expect((await portal.get('/nowhere')).body).toContain(
    '<title>Page not found – Labels &amp; &lt;Standards&gt;</title>',
  );
});
