import { onMessage } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPage } from '../preview/load-page';
import { previewOfTab, setPreviewOfTab } from '../preview/tab';
import { PreviewPage } from './preview-page';

jest.mock('../preview/load-page', () => ({ loadPage: jest.fn() }));

const ID = '11111111-2222-4333-8444-555555555555';
const PREVIEW = {
  _id: ID,
  parts: [{ name: 'mf-x', version: '1.3.0', hash: '0123456789abcdef' }],
  composition: null,
  made_by: null,
  ends_at: 1_780_000_000,
};

const show = () =>
  renderInPortal(<PreviewPage />, { path: `/preview/${ID}`, route: '/preview/:id', profile: aProfile() });
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open the preview in this tab' }));

beforeEach(() => {
  jest.mocked(loadPage).mockClear();
  setPreviewOfTab(null);
});

test('shows the content of a preview, and opens it only when the button is clicked', async () => {
  const calls = fakeApi({
    [`GET /previews/${ID}`]: () => loads(PREVIEW),
    [`POST /previews/${ID}/passes`]: () => says(1, '', { pass: 'secret' }),
  });
  show();
  expect(await screen.findByText('mf-x 1.3.0')).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([`GET /previews/${ID}`]);
  await open();
  expect(loadPage).toHaveBeenCalledWith('/', 'secret');
  expect(previewOfTab()).toBe(ID);
});

test('a preview that no longer fits is reported, and the tab is unchanged', async () => {
  fakeApi({
    [`GET /previews/${ID}`]: () => loads(PREVIEW),
    [`POST /previews/${ID}/passes`]: () => fails(422, 'mf-x 1.3.0 uses what shell 2.0.0 does not give.'),
  });
  show();
  await open();
  expect(await screen.findByText('mf-x 1.3.0 uses what shell 2.0.0 does not give.')).toBeVisible();
  expect(loadPage).not.toHaveBeenCalled();
  expect(previewOfTab()).toBeNull();
});

test('a user who may not see the preview reads the reason, once', async () => {
  const toasts = jest.fn();
  const stop = onMessage(toasts);
  fakeApi({ [`GET /previews/${ID}`]: () => fails(403, 'This preview is for others.') });
  show();
  expect(await screen.findByText('This preview is for others.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(toasts).not.toHaveBeenCalled();
  stop();
});
