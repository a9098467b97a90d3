import type { SharedFile } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilePage } from './file-page';
import { FilesPage } from './files-page';

// jsdom cannot download.
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

const LIST = 'GET /files';
const UPLOAD = 'POST /files';
const ADA = { _id: anId(1), first_name: 'Ada', last_name: 'Byron' };
const shared = (number: number, name: string, change: Partial<SharedFile> = {}): SharedFile => ({
  _id: anId(number),
  name,
  content_type: 'application/pdf',
  size: 1536,
  date: epochOf('2026-03-02'),
  uploader: ADA,
  ...change,
});
const PLAN = shared(31, 'plan.pdf');
const files = (list: SharedFile[] = [], max_files: number | null = null) => loads({ files: list, max_files });
const share = (number: number) => `POST /files/${anId(number)}/share`;
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

function open(answers: Parameters<typeof fakeApi>[0]) {
  const made = fakeApi({ [LIST]: files(), ...answers });
  renderInPortal(<FilesPage />, { path: '/admin/files', profile: aProfile(['administrator'], { _id: anId(9) }) });
  const of = (call: string) => made.filter((request) => request.call === call);
  return { sent: (call: string) => of(call).map(({ body }) => body), times: (call: string) => of(call).length };
}
const choose = async (...chosen: File[]) => userEvent.upload(await screen.findByLabelText('Files'), chosen);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const chosen = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const upload = async () => screen.findByRole('button', { name: 'Upload' });

test('several files are uploaded and shared one at a time, and the result of each is shown [2.7.6]', async () => {
  let ids = 30;
  const { sent, times } = open({
    [UPLOAD]: () => loads(anId((ids += 1))),
    [share(31)]: says(2, 'Information saved successfully!', PLAN),
    [share(32)]: fails(500),
  });
  expect(await upload()).toBeDisabled();
  await choose(pdf('plan.pdf'), pdf('guide.pdf'));
  expect(chosen().map(({ textContent }) => textContent)).toEqual([
    'plan.pdf 4 BNot uploaded yetRemove',
    'guide.pdf 4 BNot uploaded yetRemove',
  ]);
  await press('Upload');
  await waitFor(() =>
    expect(chosen()[1]).toHaveTextContent('guide.pdf 4 BThe file was not uploaded. Please try again.'),
  );
  expect(chosen()[0]).toHaveTextContent('plan.pdf 4 BUploaded');
  expect(screen.getByText('1 file uploaded, 1 failed')).toBeInTheDocument();
  expect((sent(UPLOAD) as File[]).map(({ name }) => name)).toEqual(['plan.pdf', 'guide.pdf']);
  await waitFor(() => expect(times(LIST)).toBe(2));
});

test('a file that was uploaded but not shared is not uploaded again', async () => {
  let isWorking = false;
  const { times } = open({
    [UPLOAD]: loads(anId(31)),
    [share(31)]: () => (isWorking ? says(2, 'Information saved successfully!', PLAN) : fails(500)),
  });
  await choose(pdf('plan.pdf'));
  await press('Upload');
  await waitFor(() => expect(chosen()[0]).toHaveTextContent('Please try again.'));
  isWorking = true;
  await press('Upload');
  await waitFor(() => expect(chosen()[0]).toHaveTextContent('Uploaded'));
  expect(times(UPLOAD)).toBe(1);
  expect(await upload()).toBeDisabled();
});

test('a file whose content does not match its name is not sent again', async () => {
  open({ [UPLOAD]: fails(415, 'Only JPEG and PNG pictures and PDF documents can be uploaded.') });
  await choose(pdf('plan.pdf'));
  await press('Upload');
  expect(await screen.findByText('Only JPEG and PNG pictures and PDF documents can be uploaded.')).toBeVisible();
  expect(await upload()).toBeDisabled();
});

test("the server's message on a file is shown beside it", async () => {
  open({ [UPLOAD]: fails(429, 'Too many uploads. Please try again later.') });
  await choose(pdf('plan.pdf'));
  await press('Upload');
  expect(await screen.findByText('Too many uploads. Please try again later.')).toBeVisible();
});

test('exceeding the maximum number of files is reported, and nothing is sent until some are removed [2.7.7, 11.8.6]', async () => {
  const { times } = open({ [LIST]: files([], 2) });
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
  const alert = within(screen.getByText('Too many files').closest('[role=alert]') as HTMLElement);
  expect(alert.getByText('You can upload a maximum of 2 files.')).toBeVisible();
  expect(await upload()).toBeDisabled();
  expect(screen.getByLabelText('Files')).toHaveAccessibleDescription(/At most 2 files at once\./);
  await press('Remove: b.pdf');
  expect(screen.queryByText('Too many files')).not.toBeInTheDocument();
  expect(await upload()).toBeEnabled();
  expect(times(UPLOAD)).toBe(0);
});

test('the list shows each file with its links [11.8.6]', async () => {
  open({ [LIST]: files([PLAN, shared(32, 'old.png', { uploader: null, size: 3 * 1024 * 1024 })]) });
  expect(await cells(/plan.pdf/)).toEqual(['1.5 KB', '2026-03-02', 'Ada Byron', 'Copy linkDownloadDelete']);
  expect((await cells(/old.png/)).slice(0, 3)).toEqual(['3 MB', '2026-03-02', '–']);
});

test('a link is copied, or shown where copying is not allowed [11.8.6]', async () => {
  const user = userEvent.setup();
  open({ [LIST]: files([PLAN]) });
  const copy = await screen.findByRole('button', { name: 'Copy link: plan.pdf' });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/files/${anId(31)}`);
  expect(copy).toHaveTextContent('Copied');

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(copy);
  expect(await screen.findByText(new RegExp(`Copy the link here: .*/files/${anId(31)}$`))).toBeVisible();
});

test('a file is downloaded', async () => {
  const call = `GET /download/${anId(31)}`;
  const { times } = open({ [LIST]: files([PLAN]), [call]: sendsFile('plan.pdf') });
  await press('Download of plan.pdf');
  expect(times(call)).toBe(1);
});

test('a file is deleted after a confirmation', async () => {
  let list = [PLAN];
  const call = `DELETE /files/${anId(31)}`;
  const { times } = open({
    [LIST]: () => files(list),
    [call]: () => {
      list = [];
      return says(0, 'Operation successful!');
    },
  });
  await press('Delete: plan.pdf');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete file' }));
  expect(dialog.getByText('Are you sure you want to delete “plan.pdf”?')).toBeInTheDocument();
  expect(times(call)).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeVisible();
  expect(times(call)).toBe(1);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Shared files' }).parentElement).toHaveFocus());
});

test('a refusal to delete is shown in the dialog', async () => {
  open({ [LIST]: files([PLAN]), [`DELETE /files/${anId(31)}`]: fails(409, 'It is in use.') });
  await press('Delete: plan.pdf');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete file' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
  expect(await dialog.findByText('It is in use.')).toBeInTheDocument();
});

test('a list that fails to load can be reloaded', async () => {
  let answer = fails(500);
  open({ [LIST]: () => answer });
  expect(await screen.findByRole('heading', { name: 'The files could not be loaded' })).toBeVisible();
  answer = files();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeVisible();
});

test('the link of a file leads to its download for every logged-in user [12.17]', async () => {
  const call = `GET /download/${anId(31)}`;
  const made = fakeApi({ [call]: sendsFile('plan.pdf') });
  renderInPortal(<FilePage />, { path: `/files/${anId(31)}`, route: '/files/:id', profile: aProfile() });
  await press('Download the file');
  await waitFor(() => expect(made.map(({ call: each }) => each)).toEqual([call]));
});
