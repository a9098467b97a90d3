// @own-modules: a module remembers the names.
import { addReviewed, giveEvaluations } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { storedBytes } from '../../../test/files';
import { comparable, readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { renameType } from '../../../test/type-names';
import { emails, files } from '../../platform/db/tables';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db } = portal;

// Before any other request of the test, as the lists are cached after the first read.
beforeEach(async () => {
  await renameType(portal, 'compliance', 'yes', 'Fulfilled');
  await renameType(portal, 'acceptance', 'conditionally', 'Accepted for now');
  await renameType(portal, 'displayed-status', 'labelled', 'Under the label');
  await renameType(portal, 'nf-types', 'partner', 'Befriended site');
  await addPerson(portal, { email: 'both@site.example', roles: ['cars', 'administrator'] });
});

const token = async () => (await enter(portal, 'both@site.example')).access_token;
const EDIT = 'POST /national-facility/:id/edit/initial-acceptance';

/** Issues the preliminary report of a fully evaluated facility. */
async function issueReport() {
  const reviewed = await addReviewed(portal, 'submitted', { type: 'partner' });
  await giveEvaluations(portal, reviewed);
  const params = { id: reviewed.facility.id };
  const answer = await callApi(EDIT, {
    params,
    body: { preliminary_acceptance: 'conditionally' },
    token: await token(),
  });
  expect(answer.status).toBe(200);
}

test('changed names appear in a report, in its table of pairs too', async () => {
  await issueReport();
  const [file] = await db.select().from(files);
  const words = wordsOf(await readPdf((await storedBytes(portal, file?.storageKey ?? '')) ?? Buffer.alloc(0)));
  const wanted = [
    'Preliminary acceptance: Accepted for now',
    'Facility type Befriended site',
    'MUSA Cimel 1 Fulfilled Fulfilled 0.00 Fulfilled',
  ];
  expect(wanted.filter((text) => !words.includes(comparable(text)))).toEqual([]);
  expect(words).not.toContain('Compliant');
});

test('changed names appear in a message about a report', async () => {
  await issueReport();
  const [told] = await db.select().from(emails);
  expect(told?.text).toContain('In the report, the decision reads "Accepted for now".');
});

test('changed names appear in a message about the displayed status', async () => {
  const { id } = await addFacility(portal);
  const body = { displayed_status: 'labelled' };
  const { status } = await callApi('POST /national-facility/:id/edit/general-info', {
    params: { id },
    body,
    token: await token(),
  });
  expect(status).toBe(200);
  const [told] = await db.select().from(emails);
  expect(told?.subject).toContain('public status "Under the label"');
});

test.each<[word: string, acronyms: string[]]>([
  ['befriended', ['FRIEND']],
  ['partner', []],
])('changed names find facilities: "%s"', async (word, acronyms) => {
  await addFacility(portal, { acronym: 'FRIEND', type: 'partner' });
  await addFacility(portal, { acronym: 'OWN', type: 'actris' });
  const authorization = `Bearer ${await token()}`;
  const answer = await portal.get(`/api/national-facility/all?search=${word}`, { authorization });
  const { data } = answer.json<{ data: { acronym: string }[] }>();
  expect(data.map(({ acronym }) => acronym)).toEqual(acronyms);
});
