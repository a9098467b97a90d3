import { NF_TYPES, type NationalFacility } from '@portal/domain';
import { addReviewed, giveEvaluations } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { aLidarRow } from '../../../test/snapshots';
import { componentReviewers, lidars } from '../../platform/db/tables';

const portal = testPortal({}, 'all tests');

const day = (date: string) => new Date(`${date}T09:00:00Z`);

/** Facilities that differ in every column of the table; the clock of the tests is at 2026-06-15. */
async function addWorld() {
  await addFacility(
    portal,
    { acronym: 'NEW', type: 'partner', pi_name: 'Øyvind Å.' },
    { statusSince: day('2026-06-01') },
  );
  await addFacility(
    portal,
    { acronym: 'LATE', name: 'Évora Observatory', type: 'actris', pi_contact: 'zoe@site.example' },
    { status: 'draft', statusSince: day('2026-05-01'), dueDate: '2026-06-14' },
  );
  const soon = await addFacility(
    portal,
    { acronym: 'SOON', pi_name: 'Bo' },
    { status: 'submitted', submittedAt: day('2026-03-01'), statusSince: day('2026-03-01'), dueDate: '2026-06-15' },
  );
  await portal.db.insert(lidars).values(aLidarRow({ facilityId: soon.id }));
  await addFacility(
    portal,
    { acronym: 'DONE' },
    { status: 'evaluated', submittedAt: day('2025-03-01'), statusSince: day('2025-09-01'), dueDate: '2025-09-02' },
  );
  const evaluated = await addReviewed(portal, 'submitted', { acronym: 'EVALUATED', name: 'Hill 100%', type: 'actris' });
  await giveEvaluations(portal, evaluated);
}

async function found(query: string, email = 'cars@site.example') {
  const { access_token } = await enter(portal, email);
  const answer = await portal.get(`/api/national-facility/all?${query}`, { authorization: `Bearer ${access_token}` });
  const { data = [] } = answer.json<{ data?: NationalFacility[] }>();
  return {
    status: answer.statusCode,
    total: answer.headers['x-total-count'],
    acronyms: data.map(({ acronym }) => acronym),
  };
}

beforeAll(async () => {
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  await addWorld();
});

test.each<[search: string, acronyms: string[]]>([
  ['soon', ['SOON']],
  ['evora', ['LATE']],
  ['ACTRIS', ['EVALUATED', 'LATE']],
  ['partner facility', ['NEW']],
  ['oyvind', ['NEW']],
  ['zoe@', ['LATE']],
  ['pi.done@site', ['DONE']],
  ['rita', ['EVALUATED']],
  ['draft', ['LATE']],
  ['overdue', ['LATE']],
  ['due on', ['SOON']],
  ['2026-06-15', ['SOON']],
  ['2025-09-02', []],
  ['complete', []],
  ['–', ['DONE']],
  ['cars', ['EVALUATED']],
  ['administrators', ['NEW', 'SOON']],
  ['100%', ['EVALUATED']],
  ['evora draft', ['LATE']],
  ['draft rita', []],
  ['  ', ['DONE', 'EVALUATED', 'LATE', 'NEW', 'SOON']],
])('"%s" finds %j', async (search, acronyms) => {
  expect(await found(`search=${encodeURIComponent(search)}`)).toEqual({
    status: 200,
    total: `${acronyms.length}`,
    acronyms,
  });
});

test.each<[filters: string, acronyms: string[]]>([
  ['status=submitted', ['EVALUATED', 'SOON']],
  ['type=actris', ['EVALUATED', 'LATE']],
  ['pending_with=administrators', ['NEW', 'SOON']],
  ['pending_with=nobody', ['DONE']],
  ['status=submitted&pending_with=cars&type=actris', ['EVALUATED']],
  ['status=submitted&sort=-acronym', ['SOON', 'EVALUATED']],
  ['status=submitted&search=soon', ['SOON']],
  ['status=invited', []],
  ['status=&type=&pending_with=&reviewer=', ['DONE', 'EVALUATED', 'LATE', 'NEW', 'SOON']],
])('the filters %s keep %j [12.48]', async (filters, acronyms) => {
  expect(await found(filters)).toEqual({ status: 200, total: `${acronyms.length}`, acronyms });
});

test('the filter by reviewer keeps the facilities with a component of this reviewer [12.48]', async () => {
  // Rita reviews all components of one facility.
  const [one] = await portal.db.select().from(componentReviewers);
  expect((await found(`reviewer=${one?.userId}`)).acronyms).toEqual(['EVALUATED']);
});

test.each(['status=lost', 'type=1', 'pending_with=me', 'reviewer=rita'])('%s is refused [12.48]', async (filter) => {
  expect((await found(filter)).status).toBe(400);
});

test.each<[sort: string, acronyms: string[]]>([
  ['', ['DONE', 'EVALUATED', 'LATE', 'NEW', 'SOON']],
  ['facility', ['DONE', 'LATE', 'EVALUATED', 'NEW', 'SOON']],
  ['-acronym', ['SOON', 'NEW', 'LATE', 'EVALUATED', 'DONE']],
  ['type', ['EVALUATED', 'LATE', 'NEW', 'DONE', 'SOON']],
  ['-type', ['NEW', 'EVALUATED', 'LATE', 'DONE', 'SOON']],
  ['-facility', ['SOON', 'NEW', 'EVALUATED', 'LATE', 'DONE']],
  ['pi', ['SOON', 'NEW', 'LATE', 'DONE', 'EVALUATED']],
  ['-pi', ['LATE', 'NEW', 'SOON', 'DONE', 'EVALUATED']],
  ['reviewers', ['DONE', 'LATE', 'NEW', 'SOON', 'EVALUATED']],
  ['-reviewers', ['EVALUATED', 'DONE', 'LATE', 'NEW', 'SOON']],
  ['description', ['DONE', 'SOON', 'EVALUATED', 'LATE', 'NEW']],
  ['-description', ['EVALUATED', 'SOON', 'DONE', 'LATE', 'NEW']],
  ['pending_with', ['EVALUATED', 'NEW', 'LATE', 'SOON', 'DONE']],
  ['-pending_with', ['SOON', 'LATE', 'NEW', 'EVALUATED', 'DONE']],
])('by "%s": %j', async (sort, acronyms) => {
  expect((await found(`sort=${sort}`)).acronyms).toEqual(acronyms);
});

test('types sort by name, which is also the order of the codes that the database sorts by', () => {
  const names = NF_TYPES.map(({ name }) => name.toLowerCase()).toSorted();
  const byCode = NF_TYPES.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  expect(byCode.map(({ name }) => name.toLowerCase())).toEqual(names);
});

test.each(['name', '-', 'owner;drop'])('the order "%s" is refused', async (sort) => {
  expect((await found(`sort=${encodeURIComponent(sort)}`)).status).toBe(400);
});

test.each<[query: string, acronyms: string[], total: string]>([
  ['start=1&count=1&sort=-pending_with', ['LATE'], '5'],
  ['start=1&count=1&search=facility&sort=acronym', ['LATE'], '3'],
  ['start=7&search=facility', [], '3'],
  ['start=7&sort=pending_with', [], '5'],
  ['count=2&search=facility&sort=-description', ['EVALUATED', 'LATE'], '3'],
])('%s: %j of %s', async (query, acronyms, total) => {
  // "Facility" occurs in the names of types and in that of the party to act.
  expect(await found(query)).toEqual({ status: 200, total, acronyms });
});

test('an owner can search their own facility by every column except its reviewers', async () => {
  const rita = (await portal.db.select().from(componentReviewers))[0]?.userId;
  const { id: ownerId } = await addPerson(portal, { email: 'both@site.example', roles: ['cars', 'national_facility'] });
  await addReviewedBy(ownerId);
  expect((await found('search=rita', 'both@site.example')).acronyms).toEqual(['EVALUATED']);
  expect((await found(`reviewer=${rita}`, 'both@site.example')).acronyms).toEqual(['EVALUATED']);
  expect((await found('search=own', 'both@site.example')).acronyms).toEqual(['OWN']);
  expect((await found('search=rita')).acronyms).toEqual(['EVALUATED', 'OWN']);
  expect((await found('sort=-reviewers', 'both@site.example')).acronyms[0]).toBe('EVALUATED');
});

async function addReviewedBy(ownerId: string) {
  const { id } = await addFacility(portal, { acronym: 'OWN', ownerId }, { status: 'submitted' });
  const rows = await portal.db.select().from(componentReviewers);
  await portal.db.insert(componentReviewers).values(rows.map((row) => ({ ...row, facilityId: id })));
}

/** Three facilities without, with one and with four components that have a reviewer, in the order of the answer. */
const inOrder = async (query: string) =>
  (await found(query)).acronyms.filter((acronym) => ['SOON', 'ONE', 'EVALUATED'].includes(acronym));

test('facilities sort by the number of their reviewers, not by names', async () => {
  const [row] = await portal.db.select().from(componentReviewers);
  const { id: facilityId } = await addFacility(portal, { acronym: 'ONE' }, { status: 'submitted' });
  if (row) await portal.db.insert(componentReviewers).values({ ...row, facilityId });
  expect(await inOrder('sort=reviewers')).toEqual(['SOON', 'ONE', 'EVALUATED']);
  expect(await inOrder('sort=-reviewers')).toEqual(['EVALUATED', 'ONE', 'SOON']);
  expect(await inOrder('sort=-reviewers&status=submitted')).toEqual(['EVALUATED', 'ONE', 'SOON']);
});
