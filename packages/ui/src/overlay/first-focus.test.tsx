import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmDialog, Dialog, Modal } from '../overlay';

const nothing = () => undefined;
const confirmation = (question: ReactNode) => (
  <ConfirmDialog open title="Delete" question={question} confirmLabel="Delete" onConfirm={nothing} onCancel={nothing} />
);

test.each<[first: string, drawn: ReactNode]>([
  ['a field', confirmation(<input aria-label="first" />)],
  [
    'the first of several',
    <Modal key="" open footer={null}>
      <select aria-label="first" />
      <input aria-label="second" />
    </Modal>,
  ],
  [
    'a button of the content',
    <Dialog key="" title="Lidar" isOpen onClose={nothing}>
      <button aria-label="first" />
    </Dialog>,
  ],
  [
    'what can be used',
    confirmation([<button key="1" aria-label="off" disabled />, <textarea key="2" aria-label="first" />]),
  ],
])('a dialog begins with %s [12.284]', async (_first, drawn) => {
  render(drawn);
  await waitFor(() => expect(screen.getByLabelText('first')).toHaveFocus());
});

const dialogThatIs = (open: boolean) => (
  <Modal open={open} footer={null} destroyOnHidden>
    <input aria-label="first" />
  </Modal>
);

test('a dialog that is opened later begins with its first field [12.284]', async () => {
  const { rerender } = render(dialogThatIs(false));
  rerender(dialogThatIs(true));
  await waitFor(() => expect(screen.getByLabelText('first')).toHaveFocus());
});

test('a confirmation without fields begins with its harmless button [12.284]', async () => {
  render(confirmation('Delete the lidar?'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

const loading = (content: ReactNode) => (
  <Modal open footer={null} title="Reviewers">
    {content}
  </Modal>
);
const FIELDS = [<input key="1" aria-label="first" />, <input key="2" aria-label="second" />];

test('a dialog whose content loads later begins with it once it is there [12.284]', async () => {
  const { rerender } = render(loading('Loading'));
  expect(await screen.findByText('Loading')).toBeVisible();
  rerender(loading([<button key="all" aria-label="all" />]));
  await waitFor(() => expect(screen.getByLabelText('all')).toHaveFocus());
  rerender(loading([...FIELDS, <button key="all" aria-label="all" />]));
  await waitFor(() => expect(screen.getByLabelText('first')).toHaveFocus());
});

test('once the user has acted, the focus stays where it is [12.284]', async () => {
  const { rerender } = render(loading(FIELDS[1]));
  await waitFor(() => expect(screen.getByLabelText('second')).toHaveFocus());
  await userEvent.keyboard('a');
  rerender(loading(FIELDS));
  expect(await screen.findByLabelText('first')).not.toHaveFocus();
  expect(screen.getByLabelText('second')).toHaveFocus();
});
