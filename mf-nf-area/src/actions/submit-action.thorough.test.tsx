import { CATALOGUE, completeness } from '@portal/domain';
import { aFacility, aLidar, anInitialAcceptance, aPhotometer, anId } from '@portal/testing';
import { enter, fails, isUnreachable, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({ hosting_institute: 'CNR' });
const SUBMIT = `POST /national-facility/${FACILITY._id}/submit-initial-acceptance-application`;
const button = () => screen.findByRole('button', { name: 'Submit application' });
const check = () => screen.findByRole('region', { name: 'Self-check' });

async function ask(answers: Parameters<typeof openFacility>[0] = {}) {
  const opened = openFacility({ facility: FACILITY, ...answers });
  await screen.findByText('All required fields are complete.');
  await userEvent.click(await button());
  const dialog = await screen.findByRole('dialog', { name: 'Submit application' });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Submit application' }));
  return { ...opened, dialog, confirm };
}

test('a submission is confirmed in a dialog that warns, and is sent once [2.9.4, 11.6.7]', async () => {
  const { dialog, confirm, sent } = await ask({
    answers: { [SUBMIT]: says(3, CATALOGUE.sent.message, aFacility({}, 'submitted')) },
  });
  expect(dialog).toHaveTextContent('You cannot change the application after submitting it.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lidar PI name', 'Lidar PI email', 'Photometer PI name', 'Photometer PI email']);
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(SUBMIT)).toHaveLength(1);
});

test('instruments whose forms were begun and not saved are named before the submission', async () => {
  const begun = {
    _id: anId(900),
    kind: 'lidar',
    name: 'Second lidar',
    missing: 3,
    wrong: 0,
    version: 1,
    updated_at: 1,
    updated_by: null,
  } as const;
  const { dialog } = await ask({
    answers: { [`GET /national-facility/${FACILITY._id}/unfinished-instruments`]: loads([begun]) },
  });
  expect(await within(dialog).findByText('Second lidar')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('They will not be part of the application:');
});

test('that it is not known whether instruments are unfinished is said before a submission [12.60]', async () => {
  const { dialog } = await ask({
    answers: { [`GET /national-facility/${FACILITY._id}/unfinished-instruments`]: isUnreachable },
  });
  expect(await within(dialog).findByText('Unfinished instruments could not be loaded.')).toBeVisible();
});

test('the status line has the focus after a submission', async () => {
  const initial_acceptance = anInitialAcceptance('submitted', { date: 1 });
  const submitted = aFacility({ editable: false, submissions: { initial_acceptance } });
  let now = FACILITY;
  const { confirm } = await ask({
    answers: {
      [`GET /national-facility/${FACILITY._id}/general-info`]: () => loads(now),
      [SUBMIT]: () => {
        now = submitted;
        return says(3, CATALOGUE.sent.message, submitted);
      },
    },
  });
  await confirm();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Submitted on/));
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
});

test('declining sends nothing and returns the focus to the button', async () => {
  const { sent } = await ask();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(SUBMIT)).toEqual([]);
  expect(await button()).toHaveClass('p-button-primary');
  expect(await button()).toHaveFocus();
});

test('the button opens the list of missing fields when the application is incomplete [12.8]', async () => {
  const { sent, address } = openFacility({
    facility: { ...FACILITY, name: null },
    lidars: [aLidar({ manufacturer: null })],
  });
  expect(
    await screen.findByText('2 required fields are missing before the application can be submitted.'),
  ).toBeInTheDocument();
  expect(await button()).not.toHaveClass('p-button-primary');
  expect(screen.getByRole('link', { name: 'Go to the first missing field' })).toHaveClass('p-button-primary');
  await userEvent.click(await button());
  const list = within(await check());
  await userEvent.click(list.getByRole('link', { name: 'Manufacturer' }));
  expect(address()).toContain(`lidar=${anId(100)}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Lidar System ./ })).toBeInTheDocument();
  expect(sent(SUBMIT)).toEqual([]);
});

test('missing fields reported by the server are listed with links to them', async () => {
  const changed = { facility: FACILITY, lidars: [], photometers: [aPhotometer({ instrument_model: null })] };
  const { missing } = completeness(changed);
  const { confirm, dialog } = await ask({
    answers: { [SUBMIT]: fails(422, 'The application is not complete.', { data: missing }) },
  });
  await confirm();
  expect(await within(dialog).findByRole('link', { name: 'Instrument Model' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('The application is not complete.');
});

test.each<[why: string, failure: ReturnType<typeof fails> | typeof isUnreachable, says: string]>([
  ['no network', isUnreachable, 'The portal could not be reached. Please try again.'],
  ['an error message of the server', fails(409, CATALOGUE.notEditable.message), CATALOGUE.notEditable.message],
])('%s is shown in the dialog', async (_why, failure, words) => {
  const { confirm, dialog } = await ask({ answers: { [SUBMIT]: failure } });
  await confirm();
  expect(await within(dialog).findByText(words)).toBeInTheDocument();
});

test('unsaved text is pointed out before the submission', async () => {
  openFacility({ facility: FACILITY });
  await screen.findByText('All required fields are complete.');
  await enter(screen.getByRole('textbox', { name: 'Name' }), ' and more');
  await userEvent.click(await button());
  expect(await screen.findByRole('dialog', { name: 'Submit application' })).toHaveTextContent(
    'A form on this page holds changes that are not saved.',
  );
});

test('a completeness check that fails is reported', async () => {
  openFacility({
    facility: FACILITY,
    answers: { [`GET /national-facility/${FACILITY._id}/lidars`]: isUnreachable },
  });
  const words = 'The self-check failed. Please reload the page.';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(await button()).toHaveAccessibleDescription(words);
  await userEvent.click(await button());
  expect(await check()).toHaveTextContent(words);
});
