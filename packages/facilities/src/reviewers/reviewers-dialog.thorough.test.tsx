import { aFacility, anId, anInitialAcceptance } from '@portal/testing';
import { renderInPortal } from '@portal/testing/portal';
import type { ComponentReviewers } from '@portal/domain';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReviewersDialog } from '../index';
import type { Candidates, ReviewersDialogProps } from '../index';

const person = (number: number, first_name: string) => ({
  _id: anId(number),
  first_name,
  last_name: 'Reviewer',
  email: `${first_name.toLowerCase()}@site.example`,
});
const [ADA, BO] = [person(5, 'Ada'), person(6, 'Bo')];
const OWNER = { ...person(1, 'Owner'), last_name: 'Ciao' };
const CANDIDATES: Candidates = { lidar: [ADA, BO, OWNER], lidar_data: [BO], photometer: [], photometer_data: [] };
const CAY = { _id: anId(7), first_name: 'Cay', last_name: 'Reviewer' };

const onSave = jest.fn<ReturnType<ReviewersDialogProps['onSave']>, Parameters<ReviewersDialogProps['onSave']>>();
const onClose = jest.fn();

function open(change: Partial<ReviewersDialogProps> = {}) {
  const chosen = { lidar: null, lidar_data: BO, photometer: CAY, photometer_data: null };
  const initial_acceptance = anInitialAcceptance('submitted', { component_reviewers: chosen });
  const facility = aFacility({ photometers: [], submissions: { initial_acceptance } });
  return renderInPortal(
    <ReviewersDialog
      open
      facility={facility}
      candidates={CANDIDATES}
      declined={[]}
      onSave={onSave}
      onClose={onClose}
      {...change}
    />,
  );
}
const box = (name: string) => screen.findByRole('combobox', { name });
const saves = () => screen.getByRole('button', { name: 'Save reviewers' });

beforeEach(() => {
  jest.clearAllMocks();
  onSave.mockResolvedValue({ ok: true });
});

test('four select boxes show the present reviewers and do not offer the owner [2.6.5, 11.3.9]', async () => {
  open();
  expect(await screen.findByRole('dialog', { name: 'Choose reviewers' })).toBeInTheDocument();
  expect(await box('Lidar reviewer')).toHaveValue('');
  expect(await box('Lidar data reviewer')).toHaveValue('Bo Reviewer');
  expect(await box('Photometer reviewer')).toHaveAccessibleDescription('Not needed: the facility has no photometer.');
  expect(await box('Photometer data reviewer')).toHaveValue('');
  await userEvent.click(await box('Lidar reviewer'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ada Reviewer ada@site.example',
    'Bo Reviewer bo@site.example',
  ]);
});

test('a reviewer without the role stays selected until another one is chosen', async () => {
  open();
  await userEvent.click(await box('Photometer reviewer'));
  expect(screen.getByRole('option')).toHaveTextContent('Cay Reviewer no longer has the role');
});

test('all four components are saved, an empty one as null [2.6.5]', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Save reviewers' })).toBeDisabled();
  await userEvent.type(await box('Lidar reviewer'), 'ada{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Photometer reviewer' }));
  await userEvent.click(saves());
  expect(onSave).toHaveBeenCalledWith({
    lidar: ADA._id,
    lidar_data: BO._id,
    photometer: null,
    photometer_data: null,
    before: { lidar: null, lidar_data: BO._id, photometer: CAY._id, photometer_data: null },
  });
  expect(onClose).toHaveBeenCalled();
});

test('a server message about a reviewer appears at that field', async () => {
  onSave.mockResolvedValue({ ok: false, errors: { lidar: 'This person has no account in use.' } });
  open();
  await userEvent.type(await box('Lidar reviewer'), 'ada{Enter}');
  await userEvent.click(saves());
  expect(await box('Lidar reviewer')).toHaveAccessibleDescription('This person has no account in use.');
  expect(onClose).not.toHaveBeenCalled();
});

test('a component that was changed elsewhere is named at its field, shown where nothing was chosen, and can be saved over [12.890]', async () => {
  const message = 'Someone else has set Cay Reviewer meanwhile. Save again to set your choice instead.';
  const present = { lidar: CAY, lidar_data: null, photometer: CAY, photometer_data: null };
  onSave.mockResolvedValueOnce({ ok: false, errors: { lidar: message }, present });
  open();
  await userEvent.type(await box('Lidar reviewer'), 'ada{Enter}');
  await userEvent.click(saves());
  expect(await box('Lidar reviewer')).toHaveAccessibleDescription(message);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await box('Lidar reviewer')).toHaveValue('Ada Reviewer');
  expect(await box('Lidar data reviewer')).toHaveValue('');
  await userEvent.click(saves());
  expect(onSave).toHaveBeenLastCalledWith({
    lidar: ADA._id,
    lidar_data: null,
    photometer: CAY._id,
    photometer_data: null,
    before: { lidar: CAY._id, lidar_data: null, photometer: CAY._id, photometer_data: null },
  });
  expect(onClose).toHaveBeenCalled();
});

test('the choice begins from the reviewers that the form has shown, also if the page has loaded others since', async () => {
  const none = { lidar: null, lidar_data: null, photometer: null, photometer_data: null };
  function Page() {
    const [component_reviewers, setReviewers] = useState<ComponentReviewers>(none);
    const initial_acceptance = anInitialAcceptance('submitted', { component_reviewers });
    const facility = aFacility({ submissions: { initial_acceptance } });
    return (
      <>
        <button type="button" onClick={() => setReviewers({ ...none, lidar: CAY })}>
          Load others
        </button>
        <ReviewersDialog open {...{ facility, candidates: CANDIDATES, declined: [], onSave, onClose }} />
      </>
    );
  }
  renderInPortal(<Page />);
  await userEvent.type(await box('Lidar data reviewer'), 'bo{Enter}');
  fireEvent.click(screen.getByRole('button', { name: 'Load others', hidden: true }));
  await userEvent.click(saves());
  expect(onSave).toHaveBeenCalledWith({ ...none, lidar_data: BO._id, before: none });
});

test('a refusal without a field is shown in the dialog', async () => {
  onSave.mockResolvedValue({ ok: false, message: 'Reviewers can be set until evaluated.' });
  open();
  await userEvent.type(await box('Lidar reviewer'), 'ada{Enter}');
  await userEvent.click(saves());
  expect(await screen.findByText('Reviewers can be set until evaluated.')).toBeVisible();
});

test('the dialog shows a loading state, and an error state if loading fails', async () => {
  const { unmount } = open({ candidates: null });
  expect(await screen.findByText('Loading the people to choose from…')).toBeVisible();
  unmount();
  const onRetry = jest.fn();
  open({ candidates: null, onRetry });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});
