import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Formik, FormLayout, isUnsaved, KeepUnsaved, RecordFormFrame, SubmitButton, TextField } from './index';
import { useRecordForm } from './index';
import { ToastRegion } from '../toast';
import { closeToast, shownToasts } from '../toast/toasts';
import type { SaveAttempt } from './index';

interface Site {
  name: string;
  town: string;
  version: number;
}

const DRAFT = 'ada:site:1';
const SAVED: Site = { name: 'Old', town: 'Torun', version: 2 };
const THEIRS: Site = { name: 'Theirs', town: 'Torun', version: 7 };
const saved = (record: Site): SaveAttempt<Site> => ({ state: 'saved', record });
const conflict = (record: Site): SaveAttempt<Site> => ({ state: 'conflict', record });
const draft = () => JSON.parse(localStorage.getItem(`unsaved:${DRAFT}`) ?? 'null') as { values: Site } | null;

beforeEach(() => {
  localStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const nothing = () => undefined;

/** A save that the test resolves. */
function pending() {
  let resolveSave: (attempt: SaveAttempt<Site>) => void = nothing;
  const promise = new Promise<SaveAttempt<Site>>((resolve) => {
    resolveSave = resolve;
  });
  return { promise, answer: (attempt: SaveAttempt<Site>) => act(async () => resolveSave(attempt)) };
}

/** Opens the form of a site; `save` receives the values and the version that they replace. */
function open(save: jest.Mock<Promise<SaveAttempt<Site>>, [Site, Site | null]>) {
  const outcomes: unknown[] = [];
  function Editor() {
    const form = useRecordForm<Site, Site>(
      {
        draftKey: DRAFT,
        valuesOf: (site) => ({ ...site }),
        differences: (theirs, mine) =>
          (['name', 'town'] as const)
            .filter((field) => theirs[field] !== mine[field])
            .map((field) => ({ label: field, before: theirs[field], after: mine[field] })),
        undecided: 'Neither was chosen',
      },
      async (values, _how, theirs) => save(values, theirs),
    );
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <RecordFormFrame form={form}>
          {isOpen && (
            <Formik
              initialValues={{ name: 'Old', town: 'Torun', version: 1 }}
              onSubmit={async (values) => void outcomes.push(await form.submit(values))}
            >
              {({ dirty, values }) => (
                <FormLayout>
                  <KeepUnsaved draftKey={DRAFT} />
                  <TextField name="name" label="Name" />
                  <TextField name="town" label="Town" />
                  <SubmitButton>Save</SubmitButton>
                  <output aria-label="State">{`${dirty ? 'unsaved' : 'saved'}, version ${values.version}`}</output>
                </FormLayout>
              )}
            </Formik>
          )}
        </RecordFormFrame>
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
        <ToastRegion />
      </>
    );
  }
  render(<Editor />);
  return { outcomes };
}

const saving = () => jest.fn<Promise<SaveAttempt<Site>>, [Site, Site | null]>();
const field = (name: string) => screen.getByLabelText(name);
const bothFields = () => [field('Name'), field('Town')].map((input) => (input as HTMLInputElement).value);
const state = () => screen.getByLabelText('State');
const takeTheirs = async () => userEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function saveAs(name: string) {
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), name);
  await press('Save');
}

test('a saved form adopts the saved record, and its draft is removed', async () => {
  const { outcomes } = open(saving().mockResolvedValue(saved({ ...SAVED, name: 'New' })));
  await saveAs('New ');
  await waitFor(() => expect(state()).toHaveTextContent('saved, version 2'));
  expect(field('Name')).toHaveValue('New');
  expect([draft(), isUnsaved(DRAFT)]).toEqual([null, false]);
  expect(outcomes).toMatchObject([{ state: 'saved', unsaved: null, canClose: true, isOverwriting: false }]);
});

test('text typed during a save is kept as unsaved and sent with the next save', async () => {
  const save = saving();
  const first = pending();
  save.mockReturnValueOnce(first.promise).mockResolvedValueOnce(saved({ ...SAVED, name: 'New and newer', version: 3 }));
  const { outcomes } = open(save);
  await saveAs('New');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(field('Name'), ' and newer');
  await first.answer(saved({ name: 'New', town: 'Toruń', version: 2 }));
  expect(field('Name')).toHaveValue('New and newer');
  // An unchanged field takes the server's value.
  expect(field('Town')).toHaveValue('Toruń');
  expect(state()).toHaveTextContent('unsaved, version 2');
  expect(isUnsaved(DRAFT)).toBe(true);
  expect(outcomes).toMatchObject([{ state: 'saved', unsaved: { name: 'New and newer' }, canClose: false }]);

  await press('Save');
  await waitFor(() => expect(state()).toHaveTextContent('saved, version 3'));
  expect(save.mock.calls[1]).toEqual([{ name: 'New and newer', town: 'Toruń', version: 2 }, null]);
  expect([draft(), isUnsaved(DRAFT)]).toEqual([null, false]);
});

test('a form closed during a save keeps later input in its draft', async () => {
  const first = pending();
  const { outcomes } = open(saving().mockReturnValue(first.promise));
  await saveAs('New');
  await userEvent.type(field('Name'), '!');
  await press('Close');
  await first.answer(saved({ ...SAVED, name: 'New' }));
  expect(draft()?.values).toEqual({ name: 'New!', town: 'Torun', version: 2 });
  expect(outcomes).toMatchObject([{ state: 'saved', canClose: false }]);
});

test('a form closed during a save leaves no draft of the saved values', async () => {
  const first = pending();
  open(saving().mockReturnValue(first.promise));
  await saveAs('New');
  await press('Close');
  expect(draft()?.values.name).toBe('New');
  await first.answer(saved({ ...SAVED, name: 'New' }));
  expect(draft()).toBeNull();
});

describe('a conflict with a version saved in the meantime', () => {
  const question = 'Changes were saved elsewhere in the meantime';

  test('is resolved with mine by saving on top of theirs', async () => {
    const save = saving();
    save.mockResolvedValueOnce(conflict(THEIRS)).mockResolvedValueOnce(saved({ ...THEIRS, name: 'Mine', version: 8 }));
    const { outcomes } = open(save);
    await saveAs('Mine');
    expect(await screen.findByRole('dialog', { name: question })).toBeInTheDocument();
    await press('Save my version');
    await waitFor(() => expect(state()).toHaveTextContent('saved, version 8'));
    expect(save.mock.calls[1]).toEqual([{ name: 'Mine', town: 'Torun', version: 7 }, THEIRS]);
    expect(outcomes).toMatchObject([{ state: 'saved', isOverwriting: true }]);
  });

  test('is resolved with theirs by replacing the input and removing the draft', async () => {
    const save = saving().mockResolvedValue(conflict(THEIRS));
    const { outcomes } = open(save);
    await saveAs('Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
    expect(state()).toHaveTextContent('saved, version 7');
    expect([save.mock.calls.length, draft(), isUnsaved(DRAFT)]).toEqual([1, null, false]);
    expect(outcomes).toEqual([{ state: 'theirs', record: THEIRS }]);
  });

  test('leaves everything unchanged if neither is chosen', async () => {
    const { outcomes } = open(saving().mockResolvedValue(conflict(THEIRS)));
    await saveAs('Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcomes).toEqual([{ state: 'failed', errors: null, message: 'Neither was chosen' }]));
    expect(field('Name')).toHaveValue('Mine');
    expect(state()).toHaveTextContent('unsaved, version 1');
  });

  const MERGED = 'Saved together with the changes that were saved elsewhere in the meantime.';
  const NOTHING_OWN = 'Changes were saved elsewhere in the meantime; the form shows them.';
  const elsewhere: Site = { ...SAVED, town: 'Theirs', version: 7 };

  test('is resolved without a question if other fields were changed, and the user is told', async () => {
    const save = saving();
    save.mockResolvedValueOnce(conflict(elsewhere));
    save.mockImplementation(async (values) => saved({ ...values, version: 8 }));
    const { outcomes } = open(save);
    await saveAs('Mine');
    expect(await screen.findByText(MERGED)).toBeVisible();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(save.mock.calls[1]).toEqual([{ name: 'Mine', town: 'Theirs', version: 7 }, elsewhere]);
    expect(bothFields()).toEqual(['Mine', 'Theirs']);
    expect(state()).toHaveTextContent('saved, version 8');
    expect([draft(), isUnsaved(DRAFT)]).toEqual([null, false]);
    expect(outcomes).toMatchObject([{ state: 'saved', isOverwriting: true }]);
  });

  test('with a third version merges again from the second', async () => {
    const save = saving();
    const third = { ...elsewhere, town: 'Third', version: 8 };
    save.mockResolvedValueOnce(conflict(elsewhere)).mockResolvedValueOnce(conflict(third));
    save.mockImplementation(async (values) => saved({ ...values, version: 9 }));
    open(save);
    await saveAs('Mine');
    await waitFor(() => expect(state()).toHaveTextContent('saved, version 9'));
    expect(save.mock.calls[2]).toEqual([{ name: 'Mine', town: 'Third', version: 8 }, third]);
  });

  test('asks only about fields that both changed, and keeps all other changes with either choice', async () => {
    const record = { name: 'Theirs', town: 'Torun', version: 7 };
    const save = saving();
    save.mockResolvedValueOnce(conflict(record));
    save.mockImplementation(async (values) => saved({ ...values, version: 8 }));
    open(save);
    await userEvent.type(field('Town'), ' Mine');
    await saveAs('Mine');
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['name']);
    expect(dialog.getByText(/all other changes are kept anyway/)).toBeVisible();
    await press('Take the saved version');
    await waitFor(() => expect(state()).toHaveTextContent('saved, version 8'));
    expect(save.mock.calls[1]).toEqual([{ name: 'Theirs', town: 'Torun Mine', version: 7 }, record]);
  });

  const TAKEN = 'The form shows the saved version: what you typed in its place is discarded.';

  test('resolved with theirs can be taken back: what was typed is unsaved input on top of theirs', async () => {
    const save = saving().mockResolvedValueOnce(conflict(THEIRS));
    save.mockImplementation(async (values) => saved({ ...values, version: 8 }));
    open(save);
    await saveAs('Mine');
    await takeTheirs();
    expect(await screen.findByText(TAKEN)).toBeVisible();
    await userEvent.type(field('Town'), ' and around');
    await press('Take it back');
    expect(bothFields()).toEqual(['Mine', 'Torun and around']);
    expect(state()).toHaveTextContent('unsaved, version 7');
    await press('Save');
    await waitFor(() => expect(state()).toHaveTextContent('saved, version 8'));
    expect(save.mock.calls[1]).toEqual([{ name: 'Mine', town: 'Torun and around', version: 7 }, null]);
  });

  test('resolved with theirs can be taken back together with what was typed during the save', async () => {
    const save = saving().mockImplementation(async () => {
      await userEvent.type(field('Town'), ' later');
      return conflict(THEIRS);
    });
    const { outcomes } = open(save);
    await saveAs('Mine');
    await takeTheirs();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(field('Name')).toHaveValue('Theirs');
    await press('Take it back');
    expect(bothFields()).toEqual(['Mine', 'Torun later']);
  });

  test('of which the rest was saved with theirs can be taken back in the fields that were chosen', async () => {
    const save = saving().mockResolvedValueOnce(conflict({ name: 'Theirs', town: 'Torun', version: 7 }));
    save.mockImplementation(async (values) => saved({ ...values, version: 8 }));
    const { outcomes } = open(save);
    await userEvent.type(field('Town'), ' Mine');
    await saveAs('Mine');
    await takeTheirs();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    await press('Take it back');
    expect(bothFields()).toEqual(['Mine', 'Torun Mine']);
    expect(state()).toHaveTextContent('unsaved, version 8');
  });

  test('resolved with theirs can be taken back after the merged values are refused', async () => {
    const save = saving().mockResolvedValueOnce(conflict({ name: 'Theirs', town: 'Torun', version: 7 }));
    save.mockResolvedValue({ state: 'failed', errors: { town: 'Not with this name' }, message: null });
    open(save);
    await userEvent.type(field('Town'), ' Mine');
    await saveAs('Mine');
    await takeTheirs();
    await waitFor(() => expect(field('Town')).toHaveAccessibleDescription('Not with this name'));
    expect(field('Name')).toHaveValue('Theirs');
    await press('Take it back');
    expect(bothFields()).toEqual(['Mine', 'Torun Mine']);
  });

  test('resolved with theirs can be taken back once the form is closed: it restores what was typed', async () => {
    open(saving().mockResolvedValue(conflict(THEIRS)));
    await saveAs('Mine');
    await takeTheirs();
    await screen.findByText(TAKEN);
    await press('Close');
    await press('Take it back');
    expect(draft()?.values).toEqual({ name: 'Mine', town: 'Torun', version: 7 });
  });

  test('in which neither is chosen offers nothing to take back', async () => {
    const { outcomes } = open(saving().mockResolvedValue(conflict(THEIRS)));
    await saveAs('Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  });

  test('that a second save meets in the same version is reported', async () => {
    const save = saving().mockResolvedValue(conflict(elsewhere));
    const { outcomes } = open(save);
    await saveAs('Mine');
    await waitFor(() => expect(outcomes).toEqual([{ state: 'failed', errors: null, message: 'Neither was chosen' }]));
    expect(save).toHaveBeenCalledTimes(2);
    expect(field('Name')).toHaveValue('Mine');
  });

  test('shows the merged values if they are refused', async () => {
    const save = saving();
    const refused: SaveAttempt<Site> = { state: 'failed', errors: { town: 'Not with this name' }, message: null };
    save.mockResolvedValueOnce(conflict(elsewhere)).mockResolvedValueOnce(refused);
    save.mockImplementation(async (values) => saved({ ...values, version: 8 }));
    open(save);
    await saveAs('Mine');
    await waitFor(() => expect(field('Town')).toHaveAccessibleDescription('Not with this name'));
    expect(field('Town')).toHaveValue('Theirs');
    expect(field('Name')).toHaveValue('Mine');
    expect(state()).toHaveTextContent('unsaved, version 7');
    await press('Save');
    await waitFor(() => expect(state()).toHaveTextContent('saved, version 8'));
  });

  test('is resolved without a question if both versions are equal, and the user is told', async () => {
    const save = saving();
    save.mockResolvedValueOnce(conflict({ ...THEIRS, name: 'Mine' })).mockResolvedValueOnce(saved(THEIRS));
    open(save);
    await saveAs('Mine');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(NOTHING_OWN)).toBeVisible();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  test('is told if all that was typed here was saved elsewhere, and the form changes', async () => {
    const save = saving();
    const record = { name: 'Same', town: 'Theirs', version: 7 };
    save.mockResolvedValueOnce(conflict(record)).mockResolvedValueOnce(saved(record));
    open(save);
    await saveAs('Same');
    await waitFor(() => expect(field('Town')).toHaveValue('Theirs'));
    expect(screen.getByText(NOTHING_OWN)).toBeVisible();
  });
});
