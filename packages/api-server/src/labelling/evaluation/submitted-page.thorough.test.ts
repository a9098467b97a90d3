import type { SubmittedApplication } from '@portal/domain';
import { DEMO_PASSWORD, STAFF_ACCOUNTS } from '../../demo/accounts';
import { loadDemo } from '../../demo/load-demo';
import { applications as rounds, questions, users } from '../../platform/db/tables';
import { refreshDerivedState } from '../facilities/load-facility';
import { findActor } from '../../people/authentication/authenticate';
import { listSubmittedApplications } from './submitted-applications.service';
import { logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal({}, 'all tests');
beforeAll(async () => {
  await loadDemo(portal.context);
  await askBeforeReport();
});

/** Asks a question in an application whose report is due. */
async function askBeforeReport() {
  const { db, context } = portal;
  const due = (await db.select().from(rounds)).find(({ step, isCurrent }) => isCurrent && isReport(step));
  const asker = (await db.select().from(users)).find(({ email }) => email === STAFF_ACCOUNTS.cars.email);
  if (!due || !asker) throw new Error('No report is due in the demonstration.');
  const { id: applicationId, facilityId } = due;
  const text = 'Which wavelength is meant?';
  await db
    .insert(questions)
    .values({ applicationId, facilityId, asker: 'cars', text, askedAt: context.now(), askedById: asker.id });
  await refreshDerivedState(db, facilityId, context.now());
  const [after] = (await db.select().from(rounds)).filter(({ id }) => id === applicationId);
  expect(after).toMatchObject({ step: due.step, pendingFor: 'answer' });
}

const isReport = (step: string) => step === 'preliminary-report' || step.startsWith('final-report');

const PATH = '/api/national-facility/submitted-initial-acceptance-applications';

async function asking(email: string) {
  const { access_token } = await logIn(portal, email, DEMO_PASSWORD);
  return async (query = '') => {
    const answer = await portal.get(`${PATH}${query}`, { authorization: `Bearer ${access_token}` });
    const { data = [] } = answer.json<{ data?: SubmittedApplication[] }>();
    return { status: answer.statusCode, total: answer.headers['x-total-count'], applications: data };
  };
}

const acronyms = (applications: SubmittedApplication[]) => applications.map(({ acronym }) => acronym);

/** The actor as the guard creates it. */
async function actorOf(email: string) {
  const user = (await portal.db.select().from(users)).find((one) => one.email === email);
  const actor = user && (await findActor(portal.db, { userId: user.id, sessionId: user.id }));
  if (!actor) throw new Error(`There is no ${email}.`);
  return actor;
}

test('filtering by open work matches the open work in the list of each application, longest waiting first', async () => {
  const { administrator, cars, lidar, photometer_data } = STAFF_ACCOUNTS;
  for (const { email } of [administrator, cars, lidar, photometer_data]) {
    const actor = await actorOf(email);
    const all = await listSubmittedApplications(portal.db, actor, {});
    const waiting = all.applications
      .filter(({ open_work }) => open_work !== null)
      .toSorted((one, other) => (one.open_work?.since ?? 0) - (other.open_work?.since ?? 0));
    const open = await listSubmittedApplications(portal.db, actor, { open: 'true' });
    expect([email, acronyms(open.applications)]).toEqual([email, acronyms(waiting)]);
    expect([all.total, open.total]).toEqual([33, waiting.length]);
    const page = await listSubmittedApplications(portal.db, actor, { open: 'true', start: 1, count: 2 });
    expect(page).toEqual({ total: open.total, applications: open.applications.slice(1, 3) });
  }
});

const FOUND: readonly [query: string, acronyms: string[], total: string][] = [
  ['?count=2', ['AGORA', 'ALOMAR'], '33'],
  ['?count=2&sort=-facility', ['WAW', 'THE'], '33'],
  ['?count=1&sort=-waiting', ['ATOLL'], '33'],
  ['?count=1&sort=waiting', ['BRC'], '33'],
  ['?search=barc', ['BRC'], '1'],
  ['?search=waiting%20report', ['CIRAS', 'CLJ'], '2'],
  ['?search=nothing%20like%20it', [], '0'],
  ['?start=40', [], '33'],
  ['?start=2&search=waiting%20report', [], '2'],
  ['?start=1&count=1&search=waiting%20report&sort=-facility', ['CIRAS'], '2'],
];

test('the list can be searched, sorted and counted', async () => {
  const callApi = await asking('cars@demo.example');
  for (const [query, found, counted] of FOUND) {
    const { applications, total } = await callApi(query);
    expect([query, acronyms(applications), total]).toEqual([query, found, counted]);
  }
});

test.each(['?open=yes', '?sort=what', '?count=0'])('%s is refused', async (query) => {
  expect((await (await asking('cars@demo.example'))(query)).status).toBe(400);
});
