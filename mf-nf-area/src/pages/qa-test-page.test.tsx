import type { QaFile, QaTest, SelfCheck } from '@portal/domain';
import { epochOf, QA_SETTINGS } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, isUnreachable, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import type { MadeCall, Reply } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfiguration, aLidarBook, aTest, aTestBook, aTestSummary } from '../../test/a-test-book';
import { aTextFile } from '../../test/a-file';
import { aTelecoverFile, aTelecoverName, aTelecoverText } from '../../test/atlas-file';
import { QaTestPage } from './qa-test-page';

const NOBODY = { pending_with: 'nobody', sentence: 'Nothing is to be done.' } as const;

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const NF = anId(10);
const TEST = anId(600);
const PATH = `/qa-support/${NF}/test`;
const FILES = `POST /qa-tests/${TEST}/files`;
const CHANNELS = [aTelecoverName(), aTelecoverName('0532xcpr_1481')] as const;

type Answers = Parameters<typeof fakeApi>[0];

function open(test: QaTest, answers: Answers = {}, path = `${PATH}/${TEST}`) {
  const made = fakeApi({
    [`GET /national-facility/${NF}/general-info`]: loads(aFacility({}, 'evaluated')),
    [`GET /national-facility/${NF}/test-book`]: loads(
      aTestBook([aLidarBook({ tests: [aTestSummary({ _id: anId(601), measured_from: epochOf('2025-06-12') })] })]),
    ),
    [`GET /qa-tests/${TEST}`]: loads(test),
    [`GET /qa-tests/${TEST}/series/0532xppx`]: loads({ lines: [] }),
    [`GET /qa-tests/${TEST}/series/0532xcpx`]: loads({ lines: [] }),
    [`GET /qa-tests/${anId(601)}/series/0532xppx`]: loads({ lines: [] }),
    [`GET /qa-tests/${anId(601)}/series/0532xcpx`]: loads({ lines: [] }),
    ...answers,
  });
  const view = renderInPortal(<QaTestPage />, { path, route: '/qa-support/:nf/test/:id?', profile: aProfile() });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const stored = (name: string): QaFile => ({ _id: name, name, size: 1, sha256: name, role: 'ascii' });

/** A server that takes files; `refuse` answers instead of it while it returns something. */
function takesFiles(test: QaTest, refuse: (call: MadeCall) => Reply | Promise<Reply> | null = () => null): Answers {
  let present = test;
  return {
    [FILES]: (call) => {
      const refusal = refuse(call);
      if (refusal) return refusal;
      present = {
        ...present,
        version: present.version + 1,
        files: [...present.files, stored((call.body as File).name)],
      };
      return says(2, 'Saved!', present);
    },
    [`POST /qa-tests/${TEST}/self-check`]: () => says(2, 'Saved!', present),
    [`GET /qa-tests/${TEST}`]: () => loads(present),
  };
}

const choose = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Files of this test'), files);

test('a new test begins with what the address names', async () => {
  const { sent, address } = open(
    aTest(),
    { 'POST /qa-tests': says(2, 'Saved!', aTest()) },
    `${PATH}?lidar=${anId(100)}&type=telecover`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to the files' }));
  await waitFor(() => expect(address()).toBe(`${PATH}/${TEST}`));
  expect(sent('POST /qa-tests')).toEqual([{ lidar: anId(100), configuration: 1, type: 'telecover' }]);
});

test('a type that the configuration has no channels for cannot be chosen, and says what is lacking', async () => {
  const { channels } = aConfiguration();
  const configurations = [{ ...aConfiguration({ channels: channels.slice(0, 1) }), missing_tests: [], turn: NOBODY }];
  open(
    aTest(),
    { [`GET /national-facility/${NF}/test-book`]: loads(aTestBook([aLidarBook({ configurations })])) },
    `${PATH}?lidar=${anId(100)}`,
  );
  const name = 'Polarisation calibration (the configuration has no pair of polarised channels)';
  expect(await screen.findByRole('option', { name })).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Telecover, quadrants' })).toBeEnabled();
});

test('files sort themselves into channels, are checked, drawn and sent one after the other', async () => {
  const test = aTest();
  const { sent } = open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0]), aTelecoverFile(CHANNELS[1], 500));
  expect(await screen.findByText('2 of 2 files arrived')).toBeVisible();
  expect(sent(FILES).map((file) => (file as File).name)).toEqual(CHANNELS);
  const table = screen.getByRole('table', { name: 'Channels' });
  // Rows are drawn after what is said of the files.
  await waitFor(() => expect(table).toHaveTextContent(/0532xppx1Pass.*0532xcpx1Pass with remark/));
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows[1]).toContain('0532xppx1Pass');
  expect(rows[2]).toMatch(/0532xcpx1Pass with remarkFull overlap from \d+ m\. Full overlap is above 300 m\./);
  expect(await screen.findByRole('img', { name: 'Telecover of 0532xppx' })).toBeVisible();
  await waitFor(() => expect(sent(`POST /qa-tests/${TEST}/self-check`)).toHaveLength(1));
});

/** A digest as good as that of a browser for a few files. */
const sums = async (_name: string, bytes: ArrayBuffer) =>
  Uint32Array.of(new Uint8Array(bytes).reduce((sum, byte, place) => (sum + byte * (place + 1)) % 2 ** 32, 0)).buffer;

test('channels without files and a file that has the content of another are named before the submission [12.473]', async () => {
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({ subtle: { digest: sums } } as unknown as Crypto);
  const test = aTest();
  open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0]));
  expect(await screen.findByText('No files of 0532xcpx yet.')).toBeVisible();
  await choose(aTelecoverFile(CHANNELS[1]));
  expect(await screen.findByText('2 of 2 files arrived')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`The same content as ${CHANNELS[0]}.`));
  expect(screen.queryByText(/^No files of/)).toBeNull();
});

test('a file with wrong ids is named with them, and not sent [12.621]', async () => {
  const test = aTest();
  const { sent } = open(test, takesFiles(test));
  await choose(aTelecoverFile(aTelecoverName('0532xppr_1480', '121')));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The file is of station ino, lidar 121, version 201, configuration 310; expected ino, 120, 201, 310.',
  );
  expect(sent(FILES)).toEqual([]);
  await userEvent.click(within(alert).getByRole('button', { name: /^Remove ino_121/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an export under another name is sent with a notice, one of another station is not [12.620]', async () => {
  const test = aTest();
  const { sent } = open(test, takesFiles(test));
  const foreign = aTextFile(aTelecoverText().replace('= ino', '= abc'), 'hello.txt');
  await choose(aTelecoverFile('telecover (2).txt'), foreign);
  expect(await screen.findByText('1 of 2 files arrived, 1 not sent')).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/hello\.txt: .*The file is of station abc; expected ino\./),
      expect.stringContaining('telecover (2).txt: The name is not one of ATLAS for this test.'),
    ]),
  );
  expect(sent(FILES).map((file) => (file as File).name)).toEqual(['telecover (2).txt']);
});

test.each(['files', 'submit'])(
  'what was noticed of a file is said in the step %s of a later visit [12.620]',
  async (step) => {
    const files = [
      { name: CHANNELS[0], code: 0, problem: null },
      { name: 'telecover (2).txt', code: 1, problem: null },
      { name: 'copy.txt', code: 129, problem: 'The same content as telecover (2).txt.' },
    ];
    const self_check = { version: QA_SETTINGS.version, files, code: 129, channels: [] };
    open(aTest({ files: files.map(({ name }) => stored(name)), self_check }), {}, `${PATH}/${TEST}?step=${step}`);
    const [noticed] = await screen.findAllByRole('alert');
    const items = within(noticed ?? document.body).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'telecover (2).txt: The name is not one of ATLAS for this test. ',
      'copy.txt: The name is not one of ATLAS for this test. The same content as telecover (2).txt. ',
    ]);
  },
);

test('an empty file is named, and the others of its drop are sent [12.625]', async () => {
  const test = aTest();
  open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0]), new File([], CHANNELS[1]));
  expect(await screen.findByText('1 of 2 files arrived, 1 not sent')).toBeVisible();
  expect(screen.getByText(`“${CHANNELS[1]}” is empty.`)).toBeVisible();
});

test('a file of another test is named with it, and not sent [12.624]', async () => {
  const test = aTest();
  const { sent } = open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0].replace('_tlc_', '_ray_')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file cannot be used. It belongs to a Rayleigh fit.');
  expect(sent(FILES)).toEqual([]);
});

const RENEWED = CHANNELS[0].replace('_213000_', '_220000_');

test('a newer file of a channel counts, and the older one can be removed [12.623]', async () => {
  const test = aTest({ files: [stored(CHANNELS[0])] });
  const { sent } = open(test, {
    ...takesFiles(test),
    [`DELETE /qa-tests/${TEST}/files/${CHANNELS[0]}`]: says(2, 'Saved!', test),
  });
  await choose(aTelecoverFile(RENEWED, 500));
  expect(await screen.findByText('1 of 1 file arrived')).toBeVisible();
  const sentence = await screen.findByText(`${CHANNELS[0]}: Not used: ${RENEWED} is newer and of the same channel.`);
  const table = screen.getByRole('table', { name: 'Channels' });
  await waitFor(() => expect(table).toHaveTextContent('0532xppx1Pass with remark'));
  await userEvent.click(within(sentence).getByRole('button', { name: `Remove ${CHANNELS[0]} from the test` }));
  await waitFor(() => expect(sent(`DELETE /qa-tests/${TEST}/files/${CHANNELS[0]}`)).toHaveLength(1));
});

test('of a returned test, channels without new files keep what the last self-check suggested [12.626]', async () => {
  const channels = [
    { name: '0532xppx', code: 4, suggested: 'pass_with_remark', figures: null },
    { name: '0532xcpx', code: 32, suggested: 'fail', figures: null },
  ] as const;
  const self_check = { version: QA_SETTINGS.version, files: [], code: 0, channels: [...channels] };
  const test = aTest({ status: 'returned', files: CHANNELS.map(stored), self_check });
  open(test, { ...takesFiles({ ...test, self_check: null }), [`GET /qa-tests/${TEST}`]: loads(test) });
  await screen.findByText('Pass with remark');
  await choose(aTelecoverFile(RENEWED));
  expect(await screen.findByText('1 of 1 file arrived')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Channels' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('0532xppx1Pass');
  expect(rows[2]).toHaveTextContent(/0532xcpx1Fail.*A sector is missing/);
});

test('a file that keeps a returned test from its submission says why, and can be removed [12.631]', async () => {
  const ids = 'The file is of station abc; expected ino.';
  const files = [
    { name: CHANNELS[0], code: 0, problem: null },
    { name: 'note.txt', code: 2, problem: null, ids },
  ];
  const self_check = { version: QA_SETTINGS.version, files, code: 2, channels: [] };
  const test = aTest({ status: 'returned', files: [stored(CHANNELS[0]), stored('note.txt')], self_check });
  open(test);
  const list = await screen.findByRole('list', { name: 'Files in the test', hidden: true });
  expect(list).toHaveTextContent(`note.txt ${ids}`);
  const [, keeping] = screen.getAllByRole('alert');
  expect(keeping).toHaveTextContent(
    /^These files keep the test from its submission.*note\.txt: The file is of station abc/,
  );
  const buttons = within(list).getAllByRole('button', { hidden: true });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove note.txt from the test']);
});

test('a Rayleigh fit says where its radiosonde is entered, and is checked again after that [12.626]', async () => {
  const test = aTest({ type: 'rayleigh_fit', files: [stored(CHANNELS[0].replace('_tlc_', '_ray_'))] });
  const { sent } = open(test, takesFiles(test));
  expect(await screen.findByText(/the one of the details counts/)).toBeVisible();
  await waitFor(() => expect(sent(`POST /qa-tests/${TEST}/self-check`)).toHaveLength(1));
});

test('after a lost connection what arrived is kept and the rest is sent on', async () => {
  const test = aTest();
  let isLost = true;
  const lost = ({ body }: MadeCall) => (isLost && (body as File).name === CHANNELS[1] ? isUnreachable() : null);
  const { sent } = open(test, takesFiles(test, lost));
  await choose(aTelecoverFile(CHANNELS[0]), aTelecoverFile(CHANNELS[1], 10));
  expect(await screen.findByText(/1 of 2 files arrived and are kept\./)).toBeVisible();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send the rest' }));
  expect(await screen.findByText('2 of 2 files arrived')).toBeVisible();
  expect(sent(FILES).map((file) => (file as File).name)).toEqual([CHANNELS[0], CHANNELS[1], CHANNELS[1]]);
});

// Without a secure connection, files are recognised by name and size.
test('of files that are chosen again, only those that are missing are sent', async () => {
  const digest = `${CHANNELS[0]} ${aTelecoverFile().size}`;
  const test = aTest({ files: [{ ...stored(CHANNELS[0]), sha256: digest }] });
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
  const { sent } = open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0]), aTelecoverFile(CHANNELS[1], 10));
  expect(await screen.findByText('2 of 2 files arrived')).toBeVisible();
  expect(sent(FILES).map((file) => (file as File).name)).toEqual([CHANNELS[1]]);
});

test('a file that cannot be read is named', async () => {
  const test = aTest();
  const gone = Object.assign(aTelecoverFile(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  open(test, takesFiles(test));
  await choose(gone);
  expect(await screen.findByText(/The browser cannot read this file/)).toBeVisible();
});

test('what the server refuses is named with its file, and the others are sent', async () => {
  const test = aTest();
  const refused = ({ body }: MadeCall) =>
    (body as File).name === CHANNELS[0] ? fails(422, 'The content of the file does not fit its role.') : null;
  open(test, takesFiles(test, refused));
  await choose(aTelecoverFile(CHANNELS[0]), aTelecoverFile(CHANNELS[1], 10));
  expect(await screen.findByText(/The content of the file does not fit its role/)).toBeVisible();
  expect(await screen.findByText('1 of 2 files arrived, 1 not sent')).toBeVisible();
});

test('details are saved, and what the server refuses is shown at its field', async () => {
  const errors = [{ path: 'measured_to', message: 'At most 24 hours after the beginning' }];
  const { sent } = open(
    aTest(),
    { [`POST /qa-tests/${TEST}`]: fails(422, 'Please check the marked fields.', { errors }) },
    `${PATH}/${TEST}?step=details`,
  );
  const form = await screen.findByRole('form', { name: 'Details of the test' });
  await enter(within(form).getByRole('textbox', { name: /^Comment/ }), 'A clear night');
  await userEvent.click(within(form).getByRole('button', { name: 'Save and continue' }));
  expect(await within(form).findByText('At most 24 hours after the beginning')).toBeVisible();
  expect(sent(`POST /qa-tests/${TEST}`)).toMatchObject([{ version: 1, comment: 'A clear night' }]);
});

test('a test is submitted once it has files and times; refusals name the files', async () => {
  const errors = [{ path: 'files[0]', message: 'The channel is not in the configuration' }];
  open(
    aTest({ files: [stored(CHANNELS[0])] }),
    { [`POST /qa-tests/${TEST}/submit`]: fails(422, 'This test cannot be submitted yet.', { errors }) },
    `${PATH}/${TEST}?step=submit`,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit test' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Submit test' }));
  expect(await screen.findByText(`${CHANNELS[0]}: The channel is not in the configuration`)).toBeVisible();
});

test('what is missing before the submission leads to its step', async () => {
  open(aTest({ measured_from: null }), {}, `${PATH}/${TEST}?step=submit`);
  expect(await screen.findByRole('link', { name: 'To the files' })).toHaveAttribute(
    'href',
    `${PATH}/${TEST}?step=files`,
  );
  expect(screen.getByRole('button', { name: 'Submit test' })).toBeDisabled();
});

test('a returned test says why, and can be corrected', async () => {
  open(aTest({ status: 'returned', return_reason: 'The north sector is saturated.', returned_channels: ['0532xppx'] }));
  expect(await screen.findByText('The north sector is saturated. Concerns: 0532xppx')).toBeVisible();
  expect(screen.getByLabelText('Files of this test')).toBeInTheDocument();
});

test('a submitted test can be withdrawn, a concluded one shows its result', async () => {
  const { sent } = open(aTest({ status: 'submitted' }), {
    [`POST /qa-tests/${TEST}/withdraw`]: says(0, 'OK', aTest()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw test' }));
  await waitFor(() => expect(sent(`POST /qa-tests/${TEST}/withdraw`)).toHaveLength(1));
});

test('a draft that was never submitted is deleted, once that was confirmed', async () => {
  const { sent, address } = open(aTest(), { [`DELETE /qa-tests/${TEST}`]: says(0, 'Deleted!') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the draft of the telecover, quadrants of RALI?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(address()).toBe(`/qa-support/?facility=${NF}`));
  expect(sent(`DELETE /qa-tests/${TEST}`)).toHaveLength(1);
});

test('a draft that was withdrawn stays', async () => {
  open(aTest({ submitted_at: epochOf('2026-06-13') }));
  expect(await screen.findByLabelText('Files of this test')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
});

test('the result of a test', async () => {
  const result = {
    name: '0532xppx',
    assessment: 'fail',
    remark: 'Saturated',
    full_overlap_m: null,
    eta: null,
    epsilon_deg: null,
    residual: null,
  } as const;
  open(aTest({ status: 'failed', results: [result], conclusions: 'Please repeat it.' }));
  expect(await screen.findByText('Please repeat it.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Results by channel' })).toHaveTextContent('0532xppxFailSaturated');
  // One table says the results.
  expect(screen.queryByRole('table', { name: 'Channels' })).toBeNull();
});

test('the result is the headline, with its day and when the next one is due [12.706]', async () => {
  open(aTest({ status: 'passed', measured_from: epochOf('2026-06-12'), evaluated_at: epochOf('2026-06-20') }));
  const headline = await screen.findByRole('heading', { level: 2, name: /^Passed/ });
  expect(headline).toHaveTextContent('Passed on 2026-06-20. Next due 2027-06-12.');
});

test('before the submission the facility sees what it submits, and what it should know [12.706]', async () => {
  const self_check: SelfCheck = {
    version: 1,
    limits: {},
    files: [],
    code: 0,
    channels: [{ name: '0532xppx', code: 8, suggested: 'not_assessable', figures: null }],
  };
  const measured = { measured_from: epochOf('2026-06-12'), measured_to: epochOf('2026-06-12') };
  open(
    aTest({ status: 'returned', files: [stored(CHANNELS[0])], self_check, ...measured }),
    {},
    `${PATH}/${TEST}?step=submit`,
  );
  expect(await screen.findByRole('table', { name: 'Channels' })).toHaveTextContent('0532xppx1Not assessable');
  expect(screen.getByText('Without a file that can be evaluated: 0532xcpx.')).toBeVisible();
  expect(screen.getByText('Not assessable by the self-check: 0532xppx.')).toBeVisible();
  expect(screen.getByText('The measurement begins and ends at the same time.')).toBeVisible();
  expect(screen.getByText(/^Tell the evaluator in the comment what was changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit test' })).toBeEnabled();
});

test('after details that a self-check follows from were changed, the submission asks for a new one', async () => {
  const measured = { measured_from: epochOf('2026-06-12'), measured_to: epochOf('2026-06-13') };
  const { sent } = open(
    aTest({ files: [stored(CHANNELS[0])], self_check: null, ...measured }),
    {},
    `${PATH}/${TEST}?step=submit`,
  );
  await waitFor(() => expect(sent(`POST /qa-tests/${TEST}/self-check`)).toHaveLength(1));
  expect(screen.queryByText(/^Without a file that can be evaluated/)).toBeNull();
});

const TO_REPEAT = { pending_with: 'facility', sentence: 'Waiting for the facility to repeat the test.' } as const;

test('a failed test leads to a new one and has its report', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { sent } = open(aTest({ status: 'failed', measured_from: epochOf('2026-06-12'), turn: TO_REPEAT }), {
    [`GET /qa-tests/${TEST}/report.pdf`]: sendsFile('CIAO_qa_telecover_2026-06-12.pdf'),
  });
  expect(await screen.findByText('Your turn: repeat the test.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a new test' })).toHaveAttribute(
    'href',
    `${PATH}?lidar=${anId(100)}&type=telecover`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report (PDF): Telecover, quadrants, RALI' }));
  await waitFor(() => expect(sent(`GET /qa-tests/${TEST}/report.pdf`)).toHaveLength(1));
});

test('a failed test that was followed by another one asks for nothing', async () => {
  open(aTest({ status: 'failed', measured_from: epochOf('2025-01-01'), turn: TO_REPEAT }));
  expect(await screen.findByRole('button', { name: /^Report/ })).toBeVisible();
  expect(screen.queryByText('Your turn: repeat the test.')).toBeNull();
});

test('two channels with the same bytes are two files', async () => {
  const test = aTest();
  const { sent } = open(test, takesFiles(test));
  await choose(aTelecoverFile(CHANNELS[0]), aTelecoverFile(CHANNELS[1]));
  expect(await screen.findByText('2 of 2 files arrived')).toBeVisible();
  expect(sent(FILES)).toHaveLength(2);
});

test('after a step, the focus is on the next one', async () => {
  open(aTest());
  await userEvent.click(await screen.findByRole('link', { name: 'Continue to the details' }));
  expect(await screen.findByText('Details and comment', { selector: '[aria-current=step]' })).toHaveFocus();
});

/** What the self-check has found in one channel. */
const checked = (name: string, figures: object): SelfCheck => ({
  version: 1,
  limits: { rayleigh: { ...QA_SETTINGS.rayleigh, durbinWatsonTo: 3.5 }, polarisation: QA_SETTINGS.polarisation },
  files: [],
  code: 0,
  channels: [{ name, code: 0, suggested: null, figures: { ...figures } }],
});

test('the figures of the self-check are shown with its limits, those of a calibration for both orders', async () => {
  const fit = { from: 6000, to: 8000, rsem: 0.001_14, slope: 1.28, half_difference: 0.21, durbin_watson: 1.92 };
  const figures = { fit, molecular_up_to_m: 12_000 };
  const { unmount } = open(
    aTest({ type: 'rayleigh_fit', status: 'submitted', self_check: checked('0532xppx', figures) }),
  );
  const table = await screen.findByRole('table', { name: 'Figures of the self-check', hidden: true });
  const [head, row] = within(table).getAllByRole('row', { hidden: true });
  expect(head).toHaveTextContent('Durbin–Watson statistic, 1 to 3.5');
  expect(row).toHaveTextContent('0532xppx6000–8000 m0.001141.28 σ0.21 σ1.9212000 m');
  expect(screen.getByText('The limits are those of version 1 of the thresholds.')).toBeInTheDocument();
  unmount();
  const order = { eta: 0.995, psi: 0.1, epsilon_deg: 1.44, depolarisation: null };
  const both = { as_written: order, as_named: { ...order, eta: 1.005 }, rsem: 0.01, slope: 0.5 };
  open(
    aTest({
      type: 'polarisation_calibration',
      status: 'submitted',
      self_check: checked('0532xcpx/0532xppx', both),
    }),
  );
  const calibration = await screen.findByRole('table', { name: 'Figures of the self-check', hidden: true });
  expect(within(calibration).getAllByRole('row', { hidden: true })[1]).toHaveTextContent(
    '0532xcpx/0532xppx0.9951.44°–1.0051.44°–0.010.5 σ',
  );
  expect(screen.getByText(/the figures of both are shown and neither is assessed/)).toBeInTheDocument();
});

test('a test of someone else looks like one that does not exist', async () => {
  open(aTest(), { [`GET /qa-tests/${TEST}`]: fails(403) });
  expect(await screen.findByText(/does not exist, or it is not yours to read/)).toBeVisible();
});
