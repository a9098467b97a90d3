import { summarizeTasks } from '@portal/domain';
import type { ServedTask } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { fails, fakeApi, isUnreachable, loads, loadsPart, renderInPortal } from '@portal/testing/portal';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inState, LIST, listed, openEvaluation, PATH } from '../frame/evaluation.fixture';
import type { Who } from '../evaluations/review.fixture';
import { FACILITY } from '../evaluations/review.fixture';
import { EvaluateNfPage } from './evaluate-nf-page';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const picker = () => screen.findByRole('combobox', { name: 'National Facility' });
const NOT_FOUND = "We couldn't find the resource you asked for.";

test('choosing a facility opens it on the same tab [2.12.1]', async () => {
  const other = anId(11);
  const { address } = openEvaluation({
    at: `/${FACILITY}?tab=lidars&evaluation=gone`,
    applications: [listed(FACILITY, 'CIAO'), listed(other, 'EVO')],
    answers: { [`GET /national-facility/${other}/initial-acceptance-application`]: fails(404) },
  });
  await waitFor(async () => expect(await picker()).toHaveDisplayValue(/\(CIAO\)$/));
  expect(await picker()).toHaveAttribute('placeholder', 'Select National Facility');
  await userEvent.click(await picker());
  await screen.findByRole('option', { name: /EVO/ });
  await userEvent.clear(await picker());
  await userEvent.type(await picker(), 'evo');
  await userEvent.click(await screen.findByRole('option', { name: /EVO/ }));
  expect(address()).toBe(`/cars/evaluate-nf/${other}?tab=lidars`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear National Facility' }));
  expect(address()).toBe('/cars/evaluate-nf');
});

test("without a facility, the user's open work is listed, longest waiting first [12.7]", async () => {
  openEvaluation({
    at: '',
    applications: [
      listed(anId(11), 'EVO', { what: 'Submit 2 evaluations', since: now() - 2 * DAY - 60 }),
      listed(anId(12), 'JFJ'),
      listed(anId(13), 'RADO', { what: 'Issue final report', since: now() - 60 }),
      listed(FACILITY, 'CIAO', { what: 'Submit synergy evaluation', since: now() - 12 * DAY - 60 }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'To do' });
  const [, ciao, evo, rado, ...others] = within(table).getAllByRole('row');
  expect(others).toEqual([]);
  expect(ciao).toHaveTextContent(/^Site \(CIAO\)Submit synergy evaluation 12 days since \d{4}-\d\d-\d\d–$/);
  expect(evo).toHaveTextContent(/Submit 2 evaluations 2 days/);
  expect(rado).toHaveTextContent(/Issue final report today/);
  expect(screen.getByText(/12 days/)).toHaveAttribute('title', expect.stringMatching(/^since \d{4}-\d\d-\d\d$/));
  expect(within(table).getByRole('link', { name: 'Site (CIAO)' })).toHaveAttribute(
    'href',
    `/cars/evaluate-nf/${FACILITY}`,
  );
});

const task = (path: string): ServedTask => ({
  kind: 'evaluations',
  what: 'Submit 2 evaluations',
  progress: '3 of 5 submitted',
  since: null,
  due_date: 1_770_000_000,
  facility: { _id: FACILITY, acronym: 'CIAO', pretty_name: 'Site (CIAO)' },
  path,
  button: 'Evaluate',
  key: path,
});

test('the list counts the tasks as the menu does, and the picker marks their facilities [12.295]', async () => {
  const [path, elsewhere] = [`/cars/evaluate-nf/${FACILITY}?tab=all`, '/admin/edit-nfs'];
  openEvaluation({
    at: '',
    applications: [
      listed(anId(11), 'EVO'),
      listed(FACILITY, 'CIAO', { what: 'Submit 2 evaluations, Issue final report', since: null }),
    ],
    answers: { 'GET /user/task-summary': loads(summarizeTasks([task(path), task(path), task(elsewhere)])) },
  });
  expect(await screen.findByRole('heading', { name: 'To do (2)' })).toBeVisible();
  expect(screen.getByText('2 open tasks at 1 facility.')).toBeVisible();
  const row = within(screen.getByRole('table', { name: 'To do' })).getAllByRole('row')[1] as HTMLElement;
  expect(await within(row).findByText('3 of 5 submitted')).toBeVisible();
  expect(row).toHaveTextContent('Overdue since 2026-02-02');
  expect(within(row).getByRole('link', { name: 'Evaluate' })).toHaveAttribute('href', path);
  await userEvent.click(await picker());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Site (EVO) Submitted',
    'Site (CIAO) To do: Submit 2 evaluations, Issue final report',
  ]);
});

test('the closed picker loads nothing, and no number of facilities is named before it is known', async () => {
  const releases: (() => void)[] = [];
  const path = `/cars/evaluate-nf/${FACILITY}?tab=all`;
  const { made } = openEvaluation({
    at: '',
    answers: {
      [LIST]: async (asked) => {
        await new Promise<void>((release) => releases.push(release));
        return loadsPart([listed(FACILITY, 'CIAO', { what: 'Submit 2 evaluations', since: null })], asked);
      },
      'GET /user/task-summary': loads(summarizeTasks([task(path), { ...task(path), key: 'other' }])),
    },
  });
  expect(await screen.findByRole('heading', { name: 'To do (2)' })).toBeVisible();
  expect(screen.queryByText(/open tasks at/)).toBeNull();
  act(() => releases.forEach((release) => release()));
  expect(await screen.findByText('2 open tasks at 1 facility.')).toBeVisible();
  const asked = made.filter(({ call }) => call.startsWith(LIST)).map(({ call }) => call.slice(LIST.length));
  expect(asked).toEqual(['?open=true&start=0&count=10']);
});

test('with a facility, a link leads back to the open work', async () => {
  openEvaluation({ applications: [listed(FACILITY, 'CIAO', { what: 'Submit synergy evaluation', since: null })] });
  expect(await screen.findByRole('link', { name: 'To do (1)' })).toHaveAttribute('href', '/cars/evaluate-nf');
  expect(screen.queryByRole('table', { name: 'To do' })).not.toBeInTheDocument();
});

test('the page reports that there is no open work', async () => {
  openEvaluation({ at: '' });
  expect(await screen.findByText('You have no open tasks.')).toBeVisible();
});

test('the page reports that no application is submitted', async () => {
  openEvaluation({ at: '', applications: [] });
  expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible();
});

test('the page shows the facility, its status, its dates and a link to its page', async () => {
  openEvaluation({ application: () => inState('submitted', { round: 2, status_since: 1_770_000_000 }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Acceptance' })).toBeVisible();
  const named = screen.getAllByRole('heading', { name: /Potenza observatory \(CIAO\)$/ });
  expect(named.map(({ tagName }) => tagName)).toEqual(['H1']);
  expect(screen.getByText(/^Waiting for reviewers to complete the evaluation \(since/).closest('p')).toHaveTextContent(
    /^Submitted Waiting for reviewers to complete the evaluation \(since 2026-02-02\)/,
  );
  expect(screen.getByRole('link', { name: 'Facility page of CIAO' })).toHaveAttribute('href', `/edit-nf/${FACILITY}`);
  expect(screen.getByText('2026-02-02', { selector: 'dd *' })).toBeVisible();
});

test.each([400, 404])('a URL that returns %i is reported, and the picker stays [11.2.5]', async (status) => {
  openEvaluation({
    answers: {
      [`GET ${PATH}/initial-acceptance-application`]: fails(status),
      [`GET ${PATH}/general-info`]: fails(status),
    },
    applications: [listed(anId(11), 'EVO')],
  });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(await picker()).toHaveValue('');
});

test('a failed load is reported beside the picker and can be retried', async () => {
  let isDown = true;
  openEvaluation({
    answers: {
      [`GET ${PATH}/initial-acceptance-application`]: () => (isDown ? isUnreachable() : loads(inState('submitted'))),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The application could not be loaded');
  expect(await picker()).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Facility page of CIAO' })).toBeVisible();
});

test('the application is shown even if the list fails to load, which is said once the picker is opened', async () => {
  openEvaluation({ answers: { [LIST]: fails(500) } });
  await userEvent.click(await picker());
  expect(await screen.findByText('The applications could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Facility page of CIAO' })).toBeVisible();
});

test.each<[who: Who, tabs: string[], sees: { panel: boolean; reviewers: boolean; reset: boolean }]>([
  ['administrator', ['All', 'Synergy', 'Lidars 1', 'Photometers 1'], { panel: true, reviewers: true, reset: true }],
  ['CARS', ['All', 'Synergy', 'Lidars 1', 'Photometers 1'], { panel: true, reviewers: false, reset: false }],
  ['lidar reviewer', ['All', 'Synergy', 'Lidars 1', 'Photometers 1'], { panel: false, reviewers: false, reset: false }],
])('%s sees the permitted content [2.12.5, 6.7, 6.8, 11.3.4]', async (who, tabs, sees) => {
  openEvaluation({ who });
  await screen.findByRole('link', { name: 'Facility page of CIAO' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect({
    panel: screen.queryByRole('heading', { name: 'Acceptance' }) !== null,
    reviewers: screen.queryByRole('button', { name: 'Change reviewers' }) !== null,
    reset: screen.queryByRole('button', { name: 'Re-open or return' }) !== null,
  }).toEqual(sees);
});

test.each([
  ['', true],
  [`/${FACILITY}`, false],
])('at "%s", the instructions are open: %s [2.12.2, 11.1.7]', async (at, isOpen) => {
  openEvaluation({ at });
  const instructions = (await screen.findByText('Instructions')).closest('details');
  expect(instructions?.open).toBe(isOpen);
  expect(instructions).toHaveTextContent('Once every evaluation is submitted, the preliminary report can be issued.');
});

const FOR_EVALUATORS = /Save drafts|decision is yours/;

test.each<[who: Who, at: string, evaluates: boolean]>([
  ['lidar reviewer', '', true],
  ['lidar reviewer', `/${FACILITY}`, true],
  ['administrator', `/${FACILITY}`, true],
  ['reviewer of others', `/${FACILITY}`, false],
  ['CARS', '', false],
  ['CARS', `/${FACILITY}`, false],
])('%s at "%s": the instructions are for somebody who evaluates: %s [2.12.2, 11.1.7]', async (who, at, evaluates) => {
  openEvaluation({ who, at });
  if (at !== '') await screen.findByRole('link', { name: 'Facility page of CIAO' });
  const words = (await screen.findByText('Instructions')).closest('details')?.textContent ?? '';
  expect([FOR_EVALUATORS.test(words), words.includes('Reviewers may decide otherwise')]).toEqual([
    evaluates,
    !evaluates,
  ]);
});

test('the active tab is in the URL', async () => {
  const { address } = openEvaluation();
  await userEvent.click(await screen.findByRole('tab', { name: 'Lidars 1' }));
  expect(address()).toBe(`/cars/evaluate-nf/${FACILITY}?tab=lidars`);
});

test('users without a role in evaluations get the not-found page, without a request', async () => {
  const made = fakeApi({});
  renderInPortal(<EvaluateNfPage />, { profile: aProfile() });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  expect(made).toEqual([]);
});

test('users refused by the server get the not-found page too', async () => {
  openEvaluation({ answers: { [LIST]: fails(403, 'Permission denied!') } });
  await waitFor(() => expect(screen.getByText(NOT_FOUND)).toBeVisible());
});
