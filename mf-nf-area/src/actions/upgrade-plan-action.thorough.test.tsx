import { ACCEPTANCES, CATALOGUE } from '@portal/domain';
import { aFacility, anId, anInitialAcceptance, itemOf } from '@portal/testing';
import { fails, isUnreachable, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({
  editable: false,
  submissions: {
    initial_acceptance: anInitialAcceptance('preliminary_report_issued', { date: 1, evaluation_date: 2 }),
  },
});
const LINK = `POST /national-facility/${FACILITY._id}/edit/initial-acceptance`;
const FILE = anId(900);
const REMOVE = `DELETE /files/${FILE}`;
const PDF = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
const UPLOADED = says(2, CATALOGUE.saved.message, FILE);

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'warn').mockImplementation((words) => void logged.push(String(words)));
});

async function openDialog(answers: Parameters<typeof openFacility>[0] = {}) {
  const opened = openFacility({ facility: FACILITY, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload upgrade plan (PDF)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload upgrade plan' });
  expect(dialog).toHaveTextContent('Once submitted, the upgrade plan cannot be changed.');
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Submit upgrade plan' }));
  const choose = () => userEvent.upload(within(dialog).getByLabelText('Upgrade plan'), PDF);
  return { ...opened, dialog, confirm, choose };
}

test('a plan is uploaded and then linked [2.9.6, 7.6.1]', async () => {
  const { choose, confirm, sent } = await openDialog({
    answers: { 'POST /files': UPLOADED, [LINK]: says(2, CATALOGUE.saved.message, FACILITY) },
  });
  await choose();
  expect(await screen.findByText('Chosen: plan.pdf')).toBeInTheDocument();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((sent('POST /files')[0] as File).name).toBe('plan.pdf');
  expect(sent(LINK)).toEqual([{ user_file: FILE }]);
  expect(logged).toEqual([]);
});

test.each<[code: 'yes' | 'conditionally', note: string]>([
  ['yes', 'No upgrade plan is required, but you may upload one. Once submitted, it cannot be changed.'],
  ['conditionally', 'Once submitted, it cannot be changed.'],
])('after a preliminary "%s", the upload says whether it is required', async (code, note) => {
  const initial_acceptance = {
    ...FACILITY.submissions.initial_acceptance,
    preliminary_acceptance: itemOf(ACCEPTANCES, code),
  };
  openFacility({ facility: { ...FACILITY, submissions: { initial_acceptance } } });
  expect(await screen.findByRole('button', { name: 'Upload upgrade plan (PDF)' })).toHaveAccessibleDescription(note);
});

test('nothing is sent without a file [5.11]', async () => {
  const { confirm, dialog, sent } = await openDialog();
  await confirm();
  expect(await within(dialog).findByText('Please choose a PDF.')).toBeInTheDocument();
  expect(sent('POST /files')).toEqual([]);
});

test.each<[why: string, failure: ReturnType<typeof fails> | typeof isUnreachable, says: RegExp]>([
  ['a file that is not a PDF', fails(415, 'This is no PDF.'), /not uploaded. This is no PDF./],
  ['a lost connection', isUnreachable, /not uploaded. The file did not arrive. Please try again./],
])('%s: nothing is linked, and the dialog gives the reason [7.6.2]', async (_why, failure, words) => {
  const { choose, confirm, dialog, sent } = await openDialog({ answers: { 'POST /files': failure } });
  await choose();
  await confirm();
  expect(await within(dialog).findByText(words)).toHaveAttribute('role', 'alert');
  expect(sent(LINK)).toEqual([]);
  expect(logged).toEqual(['Error uploading upgrade plan!']);
});

test('when linking fails, the uploaded file is deleted and the user is informed [7.6.1, 7.6.2, 8.10]', async () => {
  const { choose, confirm, dialog, sent } = await openDialog({
    answers: { 'POST /files': UPLOADED, [LINK]: fails(409, 'A plan is there already.'), [REMOVE]: says(0, 'ok') },
  });
  await choose();
  await confirm();
  expect(await within(dialog).findByText(/uploaded file was deleted. A plan is there already./)).toBeInTheDocument();
  expect(sent(REMOVE)).toHaveLength(1);
  expect(logged).toEqual(['Error uploading upgrade plan!']);
});

test('the task on the home page opens the dialog, once', async () => {
  const { address } = openFacility({ facility: FACILITY, search: '?plan=open' });
  const dialog = await screen.findByRole('dialog', { name: 'Upload upgrade plan' });
  expect(address()).not.toContain('plan=');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
