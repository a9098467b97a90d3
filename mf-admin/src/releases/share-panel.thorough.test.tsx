import { aProfile } from '@portal/testing';
import { fakeApi, fails, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { aPart, aRelease, anOverview, aShare } from './releases.fixture';
import { ReleasesPage } from '../pages/releases-page';

const END = 'POST /releases/mf-public/share/end';

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const made = fakeApi({
    'GET /releases': loads(anOverview([aPart('mf-public', [aRelease('1.2.0')])], [aShare()])),
    ...answers,
  });
  renderInPortal(<ReleasesPage />, { path: '/admin/releases', profile: aProfile(['administrator']) });
  return () => made.filter(({ call }) => call === END).map(({ body }) => body);
}

test('a share shows both sides and the conditions of a decision [12.131]', async () => {
  open();
  const share = within(await screen.findByRole('region', { name: 'Share of mf-public 1.3.0' }));
  const [, ...rows] = share.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Shared4037.5 %12', 'Present36000.0 %00']);
  expect(share.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Given to 10 % of the tabs since 2026-03-01 12:00 UTC.',
    'It is taken back automatically when it fails significantly more often, with 20 tabs on each side and failures from 3 networks.',
    'Otherwise everyone gets it automatically, from 2026-03-02 12:00 UTC on, with 200 tabs on each side.',
    'Undecided on 2026-03-15 12:00 UTC, it ends.',
  ]);
});

test.each<[name: string, question: RegExp, confirm: string, sent: object]>([
  ['End the share of mf-public', /^Take mf-public 1.3.0 back/, 'End the share', { finish: false }],
  [
    'Give the share of mf-public to everyone',
    /^Give mf-public 1.3.0 to everyone/,
    'Give it to everyone',
    { finish: true },
  ],
])('%s, after a confirmation [12.133]', async (name, question, confirm, body) => {
  const sent = open({ [END]: says(0, 'Operation successful!', null) });
  await userEvent.click(await screen.findByRole('button', { name }));
  const asked = await dialog(confirm);
  expect(asked.getByText(question)).toBeVisible();
  await pressIn(asked, confirm);
  await waitFor(() => expect(sent()).toEqual([body]));
});

test('a refusal is shown in the dialog', async () => {
  open({ [END]: fails(409, 'There is no share of mf-public under way.') });
  await userEvent.click(await screen.findByRole('button', { name: 'End the share of mf-public' }));
  await pressIn(await dialog('End the share'), 'End the share');
  expect(await screen.findByText('There is no share of mf-public under way.')).toBeVisible();
});
