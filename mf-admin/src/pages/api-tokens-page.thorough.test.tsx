import { epochOf, type ApiToken } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiTokensPage } from './api-tokens-page';

const LIST = 'GET /api-tokens';
const MAKE = 'POST /api-tokens';
const ARES: ApiToken = {
  _id: anId(1),
  name: 'ARES',
  scopes: ['configurations', 'certified'],
  created_at: epochOf('2026-03-02'),
  created_by: 'Ada Byron',
  ends_at: epochOf('2027-03-02'),
  has_ended: false,
  last_used_at: null,
};

function open(answers: Parameters<typeof fakeApi>[0]) {
  const made = fakeApi(answers);
  renderInPortal(<ApiTokensPage />, { path: '/admin/api-tokens', profile: aProfile(['administrator']) });
  return (call: string) => made.filter((request) => request.call === call).map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the table shows who reads what, and expired tokens as such', async () => {
  open({ [LIST]: loads([ARES, { ...ARES, _id: anId(2), name: 'Old', has_ended: true }]) });
  const cells = within(await screen.findByRole('row', { name: /^ARES/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Configurations, Certified facilities',
    'Never',
    '2027-03-02',
    '2026-03-02, Ada Byron',
    'End',
  ]);
  expect(screen.getByRole('row', { name: /^Old/ })).toHaveTextContent('Expired');
});

test('a new token is shown once, and gone when the window is opened again', async () => {
  const sent = open({ [LIST]: loads([]), [MAKE]: says(2, 'Saved', { token: 'api_secret' }) });
  expect(await screen.findByText('No tokens')).toBeVisible();
  await press('New token');
  await press('Make token');
  expect(sent(MAKE)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Service/ }), 'ARES');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Configurations/ }));
  await press('Make token');
  expect(await screen.findByRole('textbox', { name: 'The new API token' })).toHaveValue('api_secret');
  expect(sent(MAKE)).toEqual([{ name: 'ARES', scopes: ['configurations'], days: 365 }]);
  await press('Done');
  await press('New token');
  expect(await screen.findByRole('button', { name: 'Make token' })).toBeVisible();
  expect(screen.queryByDisplayValue('api_secret')).not.toBeInTheDocument();
});

test('a token is ended after a question; a refusal stays in it', async () => {
  const END = `DELETE /api-tokens/${ARES._id}`;
  const sent = open({ [LIST]: loads([ARES]), [END]: fails(404, 'Resource not found!') });
  await press('End the token of ARES');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Resource not found!')).toBeVisible();
  expect(sent(END)).toHaveLength(1);
});

test('a list that does not load can be tried again', async () => {
  open({ [LIST]: fails(500) });
  expect(await screen.findByText('The tokens could not be loaded')).toBeVisible();
});
