import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrantPanel } from './grant-panel';
import { ReplayButton } from './replay-button';
import { aPart, aRelease, COMPOSITION } from './releases.fixture';

const PREVIEWERS = 'GET /releases/mf-public/previewers';
const CHOOSE = 'POST /releases/mf-public/previewers';
const REPLAY = `POST /releases/compositions/${COMPOSITION}/preview`;
const ID = '11111111-2222-4333-8444-555555555555';

async function openDialog(choose: Parameters<typeof fakeApi>[0][string]) {
  const calls = fakeApi({ [PREVIEWERS]: loads({ emails: ['ada@site.example'] }), [CHOOSE]: choose });
  renderInPortal(<GrantPanel part={aPart('mf-public', [aRelease('1.0.0')])} />, {
    profile: aProfile(['administrator']),
  });
  await userEvent.click(screen.getByText('Grant, deploy tokens and keys'));
  await userEvent.click(screen.getByRole('button', { name: 'Who may preview mf-public' }));
  const box = within(await screen.findByRole('dialog', { name: 'Who may preview mf-public' }));
  const field = await box.findByRole('textbox', { name: /Addresses of their accounts/ });
  return { calls, box, field };
}

test('previewers are chosen by addresses, one per line', async () => {
  const { calls, box, field } = await openDialog(says(1, '', { emails: [] }));
  expect(field).toHaveValue('ada@site.example');
  await userEvent.type(field, '{Enter}bob@site.example');
  await userEvent.click(box.getByRole('button', { name: 'Save' }));
  const sent = calls.find(({ call }) => call === CHOOSE);
  expect(sent?.body).toEqual({ emails: ['ada@site.example', 'bob@site.example'] });
});

test('invalid addresses, and addresses without an account, are reported at the field', async () => {
  const message = 'There is no account in use with the address bob@site.example.';
  const { box, field } = await openDialog(fails(422, message, { errors: [{ path: 'emails[1]', message }] }));
  await userEvent.type(field, '{Enter}bob');
  await userEvent.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findAllByText('Invalid E-Mail address')).not.toHaveLength(0);
  await userEvent.type(field, '@site.example');
  await userEvent.click(box.getByRole('button', { name: 'Save' }));
  expect((await box.findAllByText(message)).length).toBeGreaterThan(0);
});

test('a past composition leads to the page of its preview; removed releases are named', async () => {
  fakeApi({ [REPLAY]: says(1, '', { _id: ID }) });
  const { address, unmount } = renderInPortal(<ReplayButton id={COMPOSITION} />, { path: '/admin/releases' });
  await userEvent.click(screen.getByRole('button', { name: `Preview composition ${COMPOSITION}` }));
  await screen.findByText(/Shows the portal as it was then/);
  expect(address()).toBe(`/preview/${ID}`);
  unmount();
  const sentence = 'The files of mf-public 1.0.0 are no longer kept. Its team can release it again.';
  fakeApi({ [REPLAY]: fails(422, sentence) });
  renderInPortal(<ReplayButton id={COMPOSITION} />, { path: '/admin/releases' });
  await userEvent.click(screen.getByRole('button', { name: `Preview composition ${COMPOSITION}` }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
