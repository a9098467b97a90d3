import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConfirmDialog, Dialog, Modal, SideSheet } from '../overlay';
import { Wall } from './wall';

const nothing = () => undefined;

test.each<[where: string, drawn: (inside: ReactNode) => ReactNode]>([
  ['the page', (inside) => inside],
  ['a dialog', (inside) => <Modal open>{inside}</Modal>],
  [
    'a large dialog',
    (inside) => (
      <Dialog title="Lidar" isOpen onClose={nothing}>
        {inside}
      </Dialog>
    ),
  ],
  [
    'a confirmation',
    (inside) => (
      <ConfirmDialog
        open
        title="Delete"
        question={inside}
        confirmLabel="Delete"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  ],
  [
    'a side sheet',
    (inside) => (
      <SideSheet title="Lidar" isOpen onClose={nothing}>
        {inside}
      </SideSheet>
    ),
  ],
])('content that a remote renders in %s is inside an element of that remote [12.90]', (_where, drawn) => {
  render(<Wall remote="mf-x">{drawn(<b>Words</b>)}</Wall>);
  expect(screen.getByText('Words').closest('[data-remote]')).toHaveAttribute('data-remote', 'mf-x');
});

test('a dialog of the shell belongs to no remote [12.90]', () => {
  render(<Modal open>Words</Modal>);
  expect(screen.getByText('Words').closest('[data-remote]')).toBeNull();
});
