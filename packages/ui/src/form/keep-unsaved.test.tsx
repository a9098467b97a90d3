import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { ToastRegion } from '../toast';
import { forgetUnsaved, Formik, FormLayout, KeepUnsaved, SubmitButton, TextField, UnsavedForms } from './index';
import type { KeepUnsavedProps } from './index';

const KEY = 'unsaved:ada:lidar';

beforeEach(() => localStorage.clear());

interface EditorProps extends Partial<KeepUnsavedProps> {
  name?: string;
  version?: number;
  onSave?: () => void;
}

const Editor = ({
  name = 'Old',
  version = 1,
  draftKey = 'ada:lidar',
  onSave,
  isLeaving,
  formerKey,
  isOnServer,
}: EditorProps) => (
  <Formik
    initialValues={{ name, version }}
    onSubmit={(values, form) => {
      form.resetForm({ values });
      onSave?.();
    }}
  >
    {({ values }) => (
      <FormLayout>
        <KeepUnsaved draftKey={draftKey} formerKey={formerKey} {...{ isLeaving, isOnServer }} />
        <TextField name="name" label="Name" />
        <output aria-label="Version">{values.version}</output>
        <SubmitButton>Save</SubmitButton>
      </FormLayout>
    )}
  </Formik>
);

const storedDraft = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { values: object } | null;

test('input is kept, restored with a notice, and removed once saved', async () => {
  const { unmount } = render(<Editor />);
  await userEvent.type(screen.getByLabelText('Name'), ' lidar');
  unmount();
  expect(storedDraft()?.values).toEqual({ name: 'Old lidar', version: 1 });

  render(<Editor />);
  expect(await screen.findByText(/^Unsaved changes from \d{4}-\d\d-\d\d \d\d:\d\d UTC were restored.$/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Old lidar');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(storedDraft()).toBeNull());
  expect(screen.queryByText(/were restored/)).not.toBeInTheDocument();
});

test('input is written after a pause, and immediately when the page is hidden', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Editor />);
  await user.type(screen.getByLabelText('Name'), '1');
  expect(storedDraft()).toBeNull();
  act(() => jest.advanceTimersByTime(500));
  expect(storedDraft()?.values).toEqual({ name: 'Old1', version: 1 });
  await user.type(screen.getByLabelText('Name'), '2');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft()?.values).toEqual({ name: 'Old12', version: 1 });
  jest.useRealTimers();
});

const keep = (values: object) => localStorage.setItem(KEY, JSON.stringify({ at: 0, values }));

test('a draft of an older record keeps its version, so that saving cannot undo changes by others', async () => {
  keep({ name: 'Mine', version: 1 });
  render(<Editor name="Theirs" version={2} />);
  expect(await screen.findByText(/were restored\. The saved version has changed since\.$/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Mine');
  expect(screen.getByLabelText('Version')).toHaveTextContent('1');

  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
  expect(screen.getByLabelText('Version')).toHaveTextContent('2');
  expect(storedDraft()).toBeNull();
});

test('a draft with its base is shown over the saved values, of which it hides no change', async () => {
  const base = { name: 'Old', town: 'Old', version: 1 };
  const copy = { at: 0, values: { name: 'Mine', town: 'Old', version: 1 }, base };
  localStorage.setItem(KEY, JSON.stringify(copy));
  render(
    <Formik initialValues={{ name: 'Old', town: 'Theirs', version: 2 }} onSubmit={() => undefined}>
      <FormLayout>
        <KeepUnsaved draftKey="ada:lidar" />
        <TextField name="name" label="Name" />
        <TextField name="town" label="Town" />
      </FormLayout>
    </Formik>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Mine'));
  expect(screen.getByLabelText('Town')).toHaveValue('Theirs');
});

/** What another tab has typed into a field of the same form. */
const typeElsewhere = () => keepWith({ name: 'Old', version: 1, town: 'Elsewhere' });
const keepWith = (values: object) =>
  localStorage.setItem(KEY, JSON.stringify({ at: 0, values, base: { name: 'Old', version: 1, town: '' } }));

test('the text of another tab stays when this one types, saves and is closed [12.9]', async () => {
  const { unmount } = render(<Editor />);
  typeElsewhere();
  await userEvent.type(screen.getByLabelText('Name'), '!');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft()?.values).toEqual({ name: 'Old!', version: 1, town: 'Elsewhere' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(storedDraft()?.values).toEqual({ name: 'Old', version: 1, town: 'Elsewhere' }));
  unmount();
  expect(storedDraft()?.values).toEqual({ name: 'Old', version: 1, town: 'Elsewhere' });
});

test('nothing is kept under no person, and what an earlier release kept so is removed', async () => {
  const names = ['unsaved::lidar:1', 'unsaved:undefined:lidar:1', 'unsaved-base::lidar:1', 'unsaved-kept::lidar:1'];
  for (const name of names) localStorage.setItem(name, '1');
  keep({ name: 'Mine', version: 1 });
  const router = createMemoryRouter([{ path: '/', element: <UnsavedForms>{null}</UnsavedForms> }]);
  render(<RouterProvider router={router} />);
  expect(Object.keys(localStorage)).toEqual([KEY]);

  const { rerender } = render(<Editor draftKey="ada:lidar" />);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  rerender(<Editor draftKey=":lidar" />);
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft()?.values).toEqual({ name: 'Mine!', version: 1 });
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

const discard = () => userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
const takeBack = () => userEvent.click(screen.getByRole('button', { name: 'Take it back' }));

test('discarding what was restored can be taken back, with what was typed since [12.62]', async () => {
  keep({ name: 'Mine', version: 1 });
  render(
    <>
      <Editor />
      <ToastRegion />
    </>,
  );
  await screen.findByText(/were restored/);
  await discard();
  expect(screen.getByText('What you typed is discarded.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Old');
  await takeBack();
  expect(screen.getByLabelText('Name')).toHaveValue('Mine');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();

  await discard();
  await userEvent.type(screen.getByLabelText('Name'), ' and more');
  await takeBack();
  expect(screen.getByLabelText('Name')).toHaveValue('Old and more');
});

/** Opens a form that restores a draft, and discards it. */
async function discardRestored() {
  keep({ name: 'Mine', version: 1 });
  render(<ToastRegion />);
  const opened = render(<Editor />);
  await screen.findByText(/were restored/);
  await discard();
  return opened;
}

test('what was typed after discarding stays when it is taken back after the form was left [12.62]', async () => {
  const { unmount } = await discardRestored();
  await userEvent.type(screen.getByLabelText('Name'), ' and more');
  unmount();
  await takeBack();
  expect(storedDraft()?.values).toEqual({ name: 'Old and more', version: 1 });
});

test('what cannot be taken back, for want of storage, is said so [12.62]', async () => {
  const { unmount } = await discardRestored();
  unmount();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await takeBack();
  expect(screen.getByText(/the storage of this browser is full or blocked/)).toBeVisible();
});

test('what was discarded can be taken back after the form was left, and is restored in the next one [12.62]', async () => {
  const { unmount } = await discardRestored();
  unmount();
  await takeBack();
  expect(screen.getByText(/it is restored when you open the form again/)).toBeVisible();
  render(<Editor />);
  expect(await screen.findByText(/were restored/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Mine');
});

test('a draft that an earlier release stored under another key is restored once', async () => {
  const former = JSON.stringify({ at: 0, values: { name: 'Typed before the update', version: 1 } });
  localStorage.setItem('unsaved:ada:former', former);
  const { unmount } = render(<Editor formerKey="ada:former" />);
  expect(await screen.findByText(/were restored/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Typed before the update');
  expect(localStorage.getItem('unsaved:ada:former')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  unmount();

  render(<Editor formerKey="ada:former" />);
  expect(screen.getByLabelText('Name')).toHaveValue('Old');
});

test('a draft of this release takes precedence over one under a former key', async () => {
  localStorage.setItem('unsaved:ada:former', JSON.stringify({ at: 0, values: { name: 'Former', version: 1 } }));
  keep({ name: 'Present', version: 1 });
  render(<Editor formerKey="ada:former" />);
  expect(await screen.findByText(/were restored/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Present');
});

test.each([
  ['equals the record', JSON.stringify({ at: 0, values: { name: 'Old', version: 0 } })],
  ['cannot be read', '{"at":'],
  ['has another format', '{"at":"now"}'],
])('a stored draft that %s is ignored', (_why, copy) => {
  localStorage.setItem(KEY, copy);
  render(<Editor />);
  expect(screen.getByLabelText('Name')).toHaveValue('Old');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
});

test('the form works without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { unmount } = render(<Editor />);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  expect(screen.getByLabelText('Name')).toHaveValue('Old!');
  unmount();
});

function EditorInDialog() {
  const [isOpen, setOpen] = useState(true);
  const save = () => {
    forgetUnsaved('ada:lidar');
    setOpen(false);
  };
  return (
    <>
      {isOpen && <Editor />}
      <button type="button" onClick={save}>
        Saved
      </button>
    </>
  );
}

test('a saved draft stays removed after its form is closed', async () => {
  render(<EditorInDialog />);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(storedDraft()).toBeNull();
});

const showPage = (editor: EditorProps = {}) => {
  const Page = () => {
    const navigate = useNavigate();
    return (
      <UnsavedForms>
        <Editor {...editor} onSave={() => void navigate('/saved')} />
        <Link to="/other">Elsewhere</Link>
        <Link to="?tab=lidars">Tab</Link>
        <Link to="/login">Login</Link>
      </UnsavedForms>
    );
  };
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '*', element: <p>Left</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};
const type = () => userEvent.type(screen.getByLabelText('Name'), '!');

test('leaving with unsaved input asks whether to stay or leave', async () => {
  showPage();
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toHaveTextContent(/kept in this browser/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Old!');

  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Left')).toBeVisible();
  expect(storedDraft()?.values).toEqual({ name: 'Old!', version: 1 });
});

test('leaving with input that is kept on the server says so', async () => {
  showPage({ isOnServer: true });
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  expect(question).toHaveTextContent(/can be continued on any device/);
  expect(question).not.toHaveTextContent(/in this browser/);
});

test.each([
  ['there is no unsaved input', 'Elsewhere', false],
  ['the session has expired', 'Login', true],
])('leaving needs no confirmation when %s', async (_why, link, isTyped) => {
  showPage();
  if (isTyped) await type();
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByText('Left')).toBeVisible();
});

test('a change of tab asks for confirmation if the form declares it as leaving', async () => {
  const router = showPage({ isLeaving: ({ search }) => search.includes('lidars') });
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Tab' }));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('saving and navigating at once needs no confirmation', async () => {
  showPage();
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Left')).toBeVisible();
});

/** Simulates closing the browser window; returns whether the browser would ask first. */
const close = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('closing the browser window asks if there is unsaved input', async () => {
  showPage();
  expect(close()).toBe(false);
  await type();
  expect(close()).toBe(true);
});
