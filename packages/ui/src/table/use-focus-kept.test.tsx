import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { DataTable } from './index';
import type { Column } from './index';

const columnsOf = (remove: (name: string) => void): Column<string>[] => [
  { key: 'name', title: 'Name', cell: String, isHeader: true },
  { key: 'actions', title: 'Actions', cell: (name) => <Remove name={name} onRemove={remove} /> },
];

const Remove = ({ name, onRemove }: { name: string; onRemove: (name: string) => void }) => (
  <button type="button" onClick={() => onRemove(name)}>
    Remove {name}
  </button>
);

/** Names, each with a button that removes it, at once or after a confirmation. */
function Names({ isAsked }: { isAsked: boolean }) {
  const [names, setNames] = useState(['Ada', 'Bo', 'Cy']);
  const [asked, setAsked] = useState<string>();
  const drop = useCallback((name: string) => setNames((now) => now.filter((one) => one !== name)), []);
  const columns = useMemo(() => columnsOf(isAsked ? setAsked : drop), [isAsked, drop]);
  return (
    <>
      <DataTable
        caption="Names"
        rows={[...names, 'Zoe']}
        rowKey={String}
        columns={columns}
        empty="Nobody"
        search={{ label: 'Search names', textOf: String }}
      />
      <button type="button" onClick={() => setTimeout(() => setNames([]), 0)}>
        Remove later
      </button>
      <ConfirmDialog
        open={asked !== undefined}
        title="Sure?"
        question="Really?"
        confirmLabel="Yes"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) drop(asked);
          setAsked(undefined);
        }}
      />
    </>
  );
}

const show = (isAsked = false) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Names isAsked={isAsked} /> }])} />);
const button = (name: string) => screen.getByRole('button', { name });

test('when the focused row vanishes, the focus goes on to the row in its place', async () => {
  show();
  await userEvent.click(button('Remove Bo'));
  expect(button('Remove Cy')).toHaveFocus();
  await userEvent.click(button('Remove Cy'));
  expect(button('Remove Zoe')).toHaveFocus();
});

test('so it does after a dialog that was opened from the row', async () => {
  show(true);
  await userEvent.click(button('Remove Ada'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(button('Remove Bo')).toHaveFocus());
});

test('a dialog that changed nothing returns the focus to its button', async () => {
  show(true);
  await userEvent.click(button('Remove Bo'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button('Remove Bo')).toHaveFocus());
});

test('a focus that has left the table stays where it is', async () => {
  show();
  button('Remove Bo').focus();
  await userEvent.click(button('Remove later'));
  await waitFor(() => expect(screen.queryByText('Ada')).not.toBeInTheDocument());
  expect(button('Remove later')).toHaveFocus();
});
