import { enter, fails, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inState, openEvaluation, PATH } from './evaluation.fixture';

const RESET = `POST ${PATH}/reset-initial-acceptance`;
const APPLICATION = `GET ${PATH}/initial-acceptance-application`;
const OPEN = 'Re-open or return';

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: OPEN }));
  return within(await screen.findByRole('dialog', { name: 'Re-open or return the application of CIAO' }));
}

test('the effect is explained, and the reason is sent [11.6.10]', async () => {
  const { sent, times, address } = openEvaluation({
    application: () => inState('evaluated'),
    answers: { [RESET]: says(2, 'Information saved successfully!') },
  });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Re-open the evaluation');
  expect(dialog.getByText(/All evaluations become drafts again/)).toBeInTheDocument();
  await enter(dialog.getByLabelText('Reason'), 'A mistake in the distance');
  await userEvent.click(dialog.getByRole('button', { name: 'Re-open the evaluation' }));
  await waitFor(() => expect(times(APPLICATION)).toBe(2));
  expect(sent(RESET)).toEqual([{ target: 'evaluation', reason: 'A mistake in the distance' }]);
  expect(address()).toMatch(/evaluate-nf\/.+/);
  expect(Object.keys(localStorage).filter((key) => key.includes(':reset:'))).toEqual([]);
});

test('a returned application is not loaded again, and the page navigates away', async () => {
  const { sent, times, address } = openEvaluation({ answers: { [RESET]: says(2, 'Information saved successfully!') } });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Return the application to the facility');
  expect(dialog.getByText(/The facility can edit its application/)).toBeInTheDocument();
  await enter(dialog.getByLabelText('Reason'), 'Please complete it');
  await userEvent.click(dialog.getByRole('button', { name: 'Return the application to the facility' }));
  await waitFor(() => expect(address()).toBe('/cars/evaluate-nf'));
  expect(sent(RESET)).toEqual([{ target: 'facility', reason: 'Please complete it' }]);
  expect(times(APPLICATION)).toBe(1);
});

test('both fields are required', async () => {
  const { times } = openEvaluation();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: OPEN }));
  await waitFor(() => expect(dialog.getByLabelText('What to do')).toHaveAccessibleDescription('Choose what to do'));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason/);
  expect(times(RESET)).toBe(0);
});

test('a refusal is shown; the reason stays, even when the dialog is opened again', async () => {
  openEvaluation({ answers: { [RESET]: fails(409, 'Only an application that has been submitted can be reset.') } });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Re-open the evaluation');
  await enter(dialog.getByLabelText('Reason'), 'Because');
  await userEvent.click(dialog.getByRole('button', { name: 'Re-open the evaluation' }));
  expect(await dialog.findByText('Only an application that has been submitted can be reset.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument());
  const again = await openDialog();
  expect(await again.findByDisplayValue('Because')).toBeInTheDocument();
  expect(again.getByText(/^Unsaved changes from .* were restored/)).toBeInTheDocument();
});
