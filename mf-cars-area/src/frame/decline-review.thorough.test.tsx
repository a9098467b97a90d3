import { anId } from '@portal/testing';
import { fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inState, openEvaluation, PATH } from './evaluation.fixture';

const DECLINE = `POST ${PATH}/decline-review/lidar`;
const SAVED = says(2, 'Information saved successfully!', null);

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Decline as lidar reviewer' }));
  return within(await screen.findByRole('dialog', { name: 'Decline to review' }));
}

test('a reviewer declines a component, with a reason [12.37]', async () => {
  const { sent } = openEvaluation({ who: 'lidar reviewer', answers: { [DECLINE]: SAVED } });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'On leave.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent(DECLINE)).toEqual([{ reason: 'On leave.', conflict_of_interest: false }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a conflict of interest is declared [12.37]', async () => {
  const { sent } = openEvaluation({ who: 'lidar reviewer', answers: { [DECLINE]: SAVED } });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Why/ }), 'true');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We share a laboratory.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent(DECLINE)).toMatchObject([{ conflict_of_interest: true }]));
});

test('nothing is sent without a reason; a refusal is shown, and the reason stays', async () => {
  const { sent } = openEvaluation({
    who: 'lidar reviewer',
    answers: { [DECLINE]: fails(409, 'Reviewers can be assigned between submission and the final report.') },
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(sent(DECLINE)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'On leave.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Reviewers can be assigned between submission and the final report.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('On leave.');
});

test.each<[who: 'administrator' | 'lidar reviewer', status: 'submitted' | 'evaluated']>([
  ['administrator', 'submitted'],
  ['lidar reviewer', 'evaluated'],
])('%s, %s: there is nothing to decline', async (who, status) => {
  openEvaluation({ who, application: () => inState(status) });
  await screen.findByRole('region', { name: 'Reviewers' });
  expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
});

test('administrators see who declined, with the reason, where they choose reviewers [12.37]', async () => {
  openEvaluation({
    answers: {
      'GET /user/with-role-name/Lidar%20Reviewer': loads([]),
      'GET /user/with-role-name/Lidar%20Data%20Reviewer': loads([]),
      'GET /user/with-role-name/Photometer%20Reviewer': loads([]),
      'GET /user/with-role-name/Photometer%20Data%20Reviewer': loads([]),
      [`GET ${PATH}/declined-reviews`]: loads([
        {
          _id: anId(31),
          component: 'lidar',
          person: { _id: anId(5), first_name: 'Ada', last_name: 'Byron' },
          reason: 'We share a laboratory.',
          conflict_of_interest: true,
          round: 1,
          at: Date.UTC(2026, 8, 23) / 1000,
        },
      ]),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change reviewers' }));
  const list = await screen.findByRole('region', { name: 'Declined' });
  expect(list).toHaveTextContent(
    'Ada Byron, Lidar reviewer, on 2026-09-23: Conflict of interest, cannot be assigned here. We share a laboratory.',
  );
});
