import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictDialog } from './conflict-dialog';

test('both versions are shown side by side, and closing chooses neither', async () => {
  const [keepMine, takeTheirs, cancel] = [jest.fn(), jest.fn(), jest.fn()];
  const differences = [{ label: 'Elastic 1064: Height Resolution', before: '15 m', after: '' }];
  render(
    <ConflictDialog
      open
      differences={differences}
      isRestMerged={false}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onCancel={cancel}
    />,
  );
  expect(await screen.findByRole('dialog', { name: /saved elsewhere/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Elastic 1064: Height Resolution 15 m empty' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Save my version' }));
  expect(keepMine).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Take the saved version' }));
  expect(takeTheirs).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(keepMine).toHaveBeenCalledTimes(1);
});
