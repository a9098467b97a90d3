import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../toast';
import { SendForm, TextField } from './index';
import type { Refusal } from './index';

const KEY = 'unsaved:ada:reason';
const TEXTS = {
  problems: 'Not sent:',
  failedTitle: 'It was not sent',
  failed: 'Try again.',
  send: 'Send',
};

beforeEach(() => localStorage.clear());

/** Sends a form with one field; `refusal` is the answer. */
async function sent(refusal?: Refusal) {
  const onSend = jest.fn(async () => refusal);
  const onSent = jest.fn();
  const form = (
    <SendForm
      label="A reason"
      texts={TEXTS}
      initialValues={{ reason: '' }}
      draftKey="ada:reason"
      onSend={onSend}
      onSent={onSent}
    >
      <TextField name="reason" label="Reason" />
    </SendForm>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  await userEvent.type(screen.getByLabelText('Reason'), 'A new laser');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith({ reason: 'A new laser' });
  return { onSent };
}

const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? 'null') as { values: object } | null)?.values;

test('a sent form is reset without a draft, and has no Cancel button unless requested', async () => {
  const { onSent } = await sent();
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Reason')).toHaveValue('');
  expect(kept()).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('a refusal of a field is shown at the field, and the input stays', async () => {
  const { onSent } = await sent({ errors: { reason: 'Maximum 5 characters' }, message: 'Not saved' });
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Maximum 5 characters/);
  expect(screen.getByLabelText('Reason')).toHaveValue('A new laser');
  expect(screen.queryByText('It was not sent')).not.toBeInTheDocument();
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['the server’s message', 'Somebody was faster.', 'Somebody was faster.'],
  ['the fallback if there is none', null, 'Try again.'],
])('a refusal of the whole form shows %s, and the input stays', async (_what, message, shown) => {
  const { onSent } = await sent({ errors: null, message });
  expect(screen.getByRole('alert')).toHaveTextContent(`It was not sent${shown}`);
  expect(screen.getByLabelText('Reason')).toHaveValue('A new laser');
  expect(onSent).not.toHaveBeenCalled();
});

test('Cancel discards the draft, which can be restored within ten seconds [12.62]', async () => {
  const onCancel = jest.fn();
  const form = (
    <SendForm
      label="A reason"
      texts={TEXTS}
      initialValues={{ reason: '' }}
      draftKey="ada:reason"
      onSend={async () => undefined}
      onCancel={onCancel}
    >
      <TextField name="reason" label="Reason" />
    </SendForm>
  );
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      <ToastRegion />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'A new laser');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(kept()).toBeUndefined();
  const notice = screen.getByText('Cancelled: what you typed is discarded.');
  expect(notice).toBeVisible();
  // Nothing was done: green would say so.
  expect(notice.parentElement).toHaveClass('p-toast-neutral');
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(kept()).toEqual({ reason: 'A new laser' }));
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

test('cancelling an unchanged form offers no restoration [12.62]', async () => {
  const form = (
    <SendForm
      label="A reason"
      texts={TEXTS}
      initialValues={{ reason: '' }}
      draftKey="ada:reason"
      onSend={async () => undefined}
      onCancel={() => undefined}
    >
      <TextField name="reason" label="Reason" />
    </SendForm>
  );
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
