import { CATALOGUE } from '@portal/domain';
import { aFacility, anInitialAcceptance } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const initial_acceptance = anInitialAcceptance('submitted', { date: 1 });
const SUBMITTED = aFacility({ editable: false, submissions: { initial_acceptance } });
const WITHDRAW = `POST /national-facility/${SUBMITTED._id}/withdraw/initial-acceptance`;
const NAME = 'Withdraw application';
const button = () => screen.findByRole('button', { name: NAME });

async function ask(answers: NonNullable<Parameters<typeof openFacility>[0]>['answers'] = {}) {
  const opened = openFacility({ facility: SUBMITTED, ...(answers && { answers }) });
  await userEvent.click(await button());
  const dialog = await screen.findByRole('dialog', { name: `Withdraw the application of ${SUBMITTED.acronym}` });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: NAME }));
  return { ...opened, dialog, confirm };
}

test('an application is withdrawn with a reason, and the status line has the focus [12.32]', async () => {
  let now = SUBMITTED;
  const draft = aFacility({}, 'draft');
  const { dialog, confirm, sent } = await ask({
    [`GET /national-facility/${SUBMITTED._id}/general-info`]: () => loads(now),
    [WITHDRAW]: () => {
      now = draft;
      return says(2, CATALOGUE.saved.message, draft);
    },
  });
  await confirm();
  expect(await within(dialog).findByText('Please give a reason')).toBeInTheDocument();
  expect(sent(WITHDRAW)).toEqual([]);
  await enter(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The wrong lidar.');
  await confirm();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('The application is a draft again.'));
  expect(sent(WITHDRAW)).toEqual([{ reason: 'The wrong lidar.' }]);
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
});

test('a refused withdrawal shows the reason and keeps the text', async () => {
  const { dialog, confirm } = await ask({ [WITHDRAW]: fails(409, 'The preliminary report is there.') });
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  await enter(reason, 'The wrong lidar.');
  await confirm();
  expect(await within(dialog).findByText('The preliminary report is there.')).toBeInTheDocument();
  expect(reason).toHaveValue('The wrong lidar.');
});

test('a draft has no line on withdrawal', async () => {
  openFacility({ facility: aFacility({}, 'draft') });
  expect(await screen.findByRole('button', { name: 'Submit application' })).toBeVisible();
  expect(screen.queryByText(NAME)).not.toBeInTheDocument();
});

test('withdrawal is not offered after a report', async () => {
  openFacility({ facility: aFacility({}, 'preliminary_report_issued') });
  expect(await screen.findByText('Upload upgrade plan (PDF)')).toBeVisible();
  expect(screen.queryByText(NAME)).not.toBeInTheDocument();
});
