import type { Found, RoleCode } from '@portal/domain';
import type { Composition, MenuEntry } from '@portal/portal-contract';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putComposition } from '../composition.fixture';
import { SearchDialog } from './search-dialog';

const MENU: MenuEntry[] = [
  {
    label: 'CARS-ARES Area',
    icon: 'evaluate',
    order: 30,
    children: [{ label: 'Evaluate NF', path: '/cars/evaluate-nf', permissions: ['issue-nf-report'] }],
  },
  {
    label: 'Admin',
    icon: 'admin',
    order: 40,
    children: [{ label: 'Users', path: '/admin/edit-users', permissions: ['edit-users'] }],
  },
  {
    label: 'More',
    icon: 'more',
    order: 60,
    children: [
      { label: 'Audit log', path: '/admin/audit', permissions: ['administrator'] },
      { label: 'Register National Facility', path: '/cars/register-nf', permissions: ['edit-all-nf'] },
    ],
  },
];

beforeAll(() => {
  const remote = { name: 'mf-menu', contract: '^1.0.0', pages: [], menu: MENU };
  putComposition({ remotes: { 'mf-menu': { remote } } as unknown as Composition['remotes'] });
});

const FOUND: Found[] = [
  { kind: 'facility', _id: '1', name: 'Athens (ATZ)', about: '', path: '/edit-nf/1' },
  { kind: 'lidar', _id: '2', name: 'EOLE', about: 'Athens (ATZ)', path: '/edit-nf/1?tab=lidars' },
];

function show(answers: Parameters<typeof fakeApi>[0], ...roles: RoleCode[]) {
  const calls = fakeApi(answers);
  const onClose = jest.fn();
  const view = renderInPortal(<SearchDialog open onClose={onClose} />, { path: '/here', profile: aProfile(roles) });
  return { ...view, calls, onClose };
}

const field = () => screen.getByRole('combobox', { name: /^Search facilities/ });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('before any input, pages and actions of the role are offered, and no request is made [12.64]', async () => {
  const { calls } = show({}, 'cars');
  expect(options()).toEqual(expect.arrayContaining(['Evaluate NFCARS-ARES Area', 'Register National FacilityMore']));
  expect(options().join()).not.toMatch(/Users|Audit log/);
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')[0]).toHaveTextContent(
    'My account',
  );
  expect(calls).toEqual([]);
});

test('an administrator finds additional pages [12.64]', () => {
  show({}, 'administrator');
  expect(options()).toEqual(expect.arrayContaining(['UsersAdmin', 'Audit logMore']));
});

test('results of the server come first; arrow keys move through all groups, and Enter opens [12.64]', async () => {
  const { address, onClose } = show({ 'GET /search': loads(FOUND) }, 'administrator');
  await userEvent.type(field(), 'at');
  await screen.findByRole('option', { name: /Athens \(ATZ\)$/, selected: true });
  expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Facilities');
  expect(active()).toBe('Athens (ATZ)');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('EOLEAthens (ATZ)');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe(options().at(-1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/edit-nf/1?tab=lidars');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter during a search waits for its results [12.64]', async () => {
  const { address } = show({ 'GET /search': loads(FOUND) }, 'administrator');
  await userEvent.type(field(), 'at{Enter}');
  expect(address()).toBe('/here');
  await waitFor(() => expect(address()).toBe('/edit-nf/1'));
});

test('clicking a choice opens it [12.64]', async () => {
  const { address } = show({}, 'administrator');
  await userEvent.click(screen.getByRole('option', { name: /^Audit log/ }));
  expect(address()).toBe('/admin/audit');
});

test('the number of results, no results, and a failed search are announced [12.64]', async () => {
  show({ 'GET /search': ({ call }) => (call.endsWith('fail') ? fails(500) : loads([])) }, 'ares');
  await userEvent.type(field(), 'zzz');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'fail');
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'logout');
  expect(await screen.findByText('1 result')).toBeVisible();
});
