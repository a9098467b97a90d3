import { render, screen, waitFor } from '@testing-library/react';
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

test('a confirmation without fields begins with its harmless button [12.284]', async () => {
  render(confirmation('Delete the lidar?'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});
