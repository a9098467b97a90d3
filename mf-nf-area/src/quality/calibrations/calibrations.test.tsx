import type { PhotometerBook } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCalibration, anEvent, aPhotometerBook, aTestBook } from '../../../test/a-test-book';
import { BookView } from '../book/book-view';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const ADD = `POST /photometer/system/${anId(200)}/calibrations`;
const SAVE = `POST /calibrations/${anId(750)}`;

function open(photometer: PhotometerBook, answers: Parameters<typeof fakeApi>[0] = {}, mayEdit = true) {
  const made = fakeApi(answers);
  renderInPortal(
    <BookView facilityId={anId(10)} book={aTestBook([], { photometers: [photometer] })} mayEdit={mayEdit} />,
    { profile: aProfile() },
  );
  return (call: string) => made.filter((each) => each.call === call).map(({ body }) => body);
}

test('a photometer shows its light in words, its calibrations and when the next is due [12.442]', async () => {
  open(aPhotometerBook({ light: 'grey', reason: 'at-calibration-centre' }));
  const panel = screen.getByRole('region', { name: 'Sun photometer 1' });
  expect(panel).toHaveTextContent('○ At the calibration centre');
  expect(panel).toHaveTextContent('Last calibration: 2026-05-01. Next calibration due 2027-05-01.');
  const [, row] = within(screen.getByRole('table', { name: 'Calibrations of Sun photometer 1' })).getAllByRole('row');
  expect(row).toHaveTextContent('2026-05-01LilleBefore the deployment2026-04-01 – 2026-05-20Usable2027-05-01PDFEdit');
});

test('what the portal notices about a calibration is said, the certificate is downloaded', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:certificate');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const calibration = aCalibration({ suggestion: { code: 16, suggested: 'fail' } });
  const sent = open(aPhotometerBook({ calibrations: [calibration] }), {
    [`GET /download/${anId(760)}`]: sendsFile('certificate.pdf'),
  });
  expect(screen.getByText('Self-check: A check failed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Certificate: certificate.pdf' }));
  await waitFor(() => expect(sent(`GET /download/${anId(760)}`)).toHaveLength(1));
});

test('a calibration is added with its certificate', async () => {
  const sent = open(aPhotometerBook({ calibrations: [] }), {
    'POST /files': says(2, 'Saved!', anId(900)),
    [ADD]: says(2, 'Saved!', aCalibration()),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add calibration of Sun photometer 1' }));
  const form = await screen.findByRole('form', { name: 'Add calibration of Sun photometer 1' });
  const field = (name: RegExp) => within(form).getByRole('textbox', { name });
  await enter(field(/^Instrument number/), '383');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Calibration centre/ }), 'Lille');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Kind/ }), 'In the laboratory');
  await enter(field(/^Sent(?! back)/), '2026-06-01');
  await userEvent.click(within(form).getByText('Channels'));
  await enter(
    within(within(form).getByRole('group', { name: '440 nm' })).getByRole('textbox', { name: /^V0/ }),
    '15230.5',
  );
  await userEvent.upload(within(form).getByLabelText('Certificate (PDF)'), new File(['%PDF'], 'lille.pdf'));
  expect(within(form).getByText(/Certificate: lille.pdf/)).toBeVisible();
  await userEvent.click(within(form).getByRole('button', { name: 'Save calibration' }));
  await waitFor(() => expect(sent(ADD)).toHaveLength(1));
  expect(sent(ADD)[0]).toMatchObject({
    centre: 'lille',
    kind: 'laboratory',
    sent_at: epochOf('2026-06-01'),
    calibrated_on: null,
    channels: [{ nm: 440, v0: 15_230.5 }],
    result: null,
    certificate: anId(900),
  });
});

test('what the server refuses is shown at its field', async () => {
  const refusal = { errors: [{ path: 'installed_at', message: 'Must not be before the day it was sent back' }] };
  open(aPhotometerBook(), { [SAVE]: fails(422, 'Please check the marked fields.', refusal) });
  await userEvent.click(screen.getByRole('button', { name: 'Edit calibration of Sun photometer 1, 2026-05-01' }));
  const form = await screen.findByRole('form', { name: 'Edit calibration of Sun photometer 1, 2026-05-01' });
  await userEvent.click(within(form).getByRole('button', { name: 'Remove 440 nm' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save calibration' }));
  await waitFor(() =>
    expect(within(form).getByRole('textbox', { name: /^Installed/ })).toHaveAccessibleDescription(
      expect.stringContaining('Must not be before the day it was sent back'),
    ),
  );
});

test('the log book of a photometer takes entries, which make no test due', async () => {
  const call = `POST /photometer/system/${anId(200)}/events`;
  const sent = open(aPhotometerBook(), { [call]: says(2, 'Saved!', anEvent()) });
  await userEvent.click(screen.getByText('Log book (0)'));
  await userEvent.click(screen.getByRole('button', { name: 'Add entry' }));
  const form = await screen.findByRole('form', { name: 'New entry in the log book of Sun photometer 1' });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /What changed/ }), 'Repair');
  await enter(within(form).getByRole('textbox', { name: /^Description/ }), 'New collimator');
  expect(within(form).queryByText(/due/)).toBeNull();
  await userEvent.click(within(form).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(sent(call)).toMatchObject([{ kind: 'repair', text: 'New collimator' }]));
});

test('readers see calibrations without a form', () => {
  open(aPhotometerBook({ calibrations: [] }), {}, false);
  expect(screen.getByText(/^No calibrations yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

test('the address of a message opens the form of a new calibration, and closing it takes that out of the address [12.491]', async () => {
  fakeApi({});
  const photometer = aPhotometerBook();
  const { address } = renderInPortal(
    <BookView facilityId={anId(10)} book={aTestBook([], { photometers: [photometer] })} mayEdit />,
    { profile: aProfile(), path: `/qa-support/?facility=${anId(10)}&calibrate=${photometer.photometer._id}` },
  );
  const dialog = await screen.findByRole('dialog', { name: /Sun photometer 1/ });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(`/qa-support/?facility=${anId(10)}`));
});
