import { enter } from '@portal/testing/portal';
import { aLidar } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, inGroup, save, saveButton, showForm } from './lidar-form.fixture';
import type { SaveResult } from './saving';
import type { Lidar } from '@portal/domain';

beforeEach(() => localStorage.clear());

const name = () => field('Unique ID/Name');
const noop = () => undefined;

/** A promise that the test resolves. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = noop;
  const promise = new Promise<Answer>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (answer: Answer) => resolve(answer) };
}
const isUnsaved = () => screen.queryByText('Unsaved changes') !== null;

test('a saved form has no unsaved changes', async () => {
  showForm(aLidar());
  expect(isUnsaved()).toBe(false);
  await enter(name(), ' 2');
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(name()).toHaveValue('RALI 2');
});

test('a saved form adopts the saved version, so that the next save does not conflict', async () => {
  const { onSave } = showForm(aLidar());
  onSave.mockResolvedValueOnce({ ok: true, saved: aLidar({ name: 'RALI two', version: 2 }) });
  await enter(name(), ' 2');
  await save();
  await waitFor(() => expect(name()).toHaveValue('RALI two'));
  await enter(name(), '!');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({ name: 'RALI two!', version: 2 });
});

test('the form is empty after a new lidar is saved', async () => {
  const { onSave } = showForm(null);
  await enter(name(), 'RALI');
  await enter(field('Latitude'), '1');
  await enter(field('Longitude'), '2');
  await enter(field('Altitude'), '3');
  await enter(field('Manufacturer'), 'X');
  for (const group of document.querySelectorAll('fieldset:not(.ins-channels)')) {
    const radios = group.querySelectorAll<HTMLElement>('input[type=radio]');
    const last = [...radios].findLast((radio) => radio.nextSibling?.textContent !== 'Not given');
    if (last) await userEvent.click(last);
  }
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(isUnsaved()).toBe(false);
});

test('a refused value of a group shows its error in the cell, and the summary links to it', async () => {
  const { onSave } = showForm(aLidar());
  onSave.mockResolvedValueOnce({
    ok: false,
    errors: { 'channels.Elastic 532.height_resolution': 'Must be more than 0', name: 'Already exists' },
  });
  await save();
  await userEvent.click(
    await screen.findByRole('link', { name: 'Elastic 532: Height Resolution: Must be more than 0' }),
  );
  const height = inGroup('Elastic 532', 'Height Resolution');
  expect(height).toBeVisible();
  expect(height).toHaveFocus();
  expect(height).toHaveAccessibleDescription(/Must be more than 0/);
  expect(name()).toHaveAccessibleDescription(/Already exists/);
  expect(screen.queryByText('Could not save information!')).toBeNull();

  await userEvent.keyboard('1');
  expect(height).toBeValid();
});

test.each<[result: SaveResult<Lidar>, title: string]>([
  [{ ok: false, message: 'The server cannot be reached.' }, 'The server cannot be reached.'],
  [{ ok: false }, 'Could not save information!'],
  [{ ok: false, errors: {}, message: 'Permission denied!' }, 'Permission denied!'],
])('a save failing with %j shows its message, keeps the input and can be repeated', async (result, title) => {
  const { onSave } = showForm(aLidar());
  onSave.mockResolvedValueOnce(result);
  await enter(name(), ' 2');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(name()).toHaveValue('RALI 2');
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(isUnsaved()).toBe(false);
});

test('input typed during a save is kept as unsaved', async () => {
  const { onSave } = showForm(aLidar());
  const answer = later<SaveResult<Lidar>>();
  onSave.mockReturnValueOnce(answer.promise);
  await enter(name(), ' 2');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await enter(name(), ' b');
  answer.resolve({ ok: true, saved: aLidar({ name: 'RALI 2', version: 2 }) });
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'));
  expect(name()).toHaveValue('RALI 2 b');
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({ name: 'RALI 2 b', version: 2 });
});

test('a newer version is shown in an unchanged form but does not overwrite input', async () => {
  const { showAgain } = showForm(aLidar());
  showAgain(aLidar({ name: 'RALI 2', version: 2 }));
  expect(name()).toHaveValue('RALI 2');
  await enter(name(), ' mine');
  showAgain(aLidar({ name: 'RALI 3', version: 3 }));
  expect(name()).toHaveValue('RALI 2 mine');
});
