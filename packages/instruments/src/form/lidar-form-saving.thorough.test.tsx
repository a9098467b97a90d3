import { enter } from '@portal/testing/portal';
import { aLidar } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, inGroup, save, saveButton, showForm } from './lidar-form.fixture';
import type { SaveResult } from './saving';
import type { Lidar } from '@portal/domain';

beforeEach(() => localStorage.clear());

const name = () => field('Unique ID/Name');
const nobody = () => undefined;

/** Something that the test answers when it wants to. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = nobody;
  const promise = new Promise<Answer>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (answer: Answer) => resolve(answer) };
}
const isUnsaved = () => screen.queryByText('Unsaved changes') !== null;

test('once saved, nothing is unsaved any more', async () => {
  showForm(aLidar());
  expect(isUnsaved()).toBe(false);
  await enter(name(), ' 2');
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(name()).toHaveValue('RALI 2');
});

test('the form goes on from what was saved, so that the next save is no conflict', async () => {
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

test('a new lidar leaves an empty form for the next', async () => {
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

test('what the server refuses in a group is said in its cell, and the link leads there', async () => {
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
])('%j: said at the button; what was typed stays; the next attempt begins anew', async (result, title) => {
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

test('what is typed while a save is on its way stays, as not saved yet', async () => {
  const { onSave } = showForm(aLidar());
  const answer = later<SaveResult<Lidar>>();
  onSave.mockReturnValueOnce(answer.promise);
  await enter(name(), ' 2');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await enter(name(), ' b');
  answer.resolve({ ok: true, saved: aLidar({ name: 'RALI 2', version: 2 }) });
  await waitFor(() => expect(saveButton()).not.toHaveClass('ant-btn-loading'));
  expect(name()).toHaveValue('RALI 2 b');
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({ name: 'RALI 2 b', version: 2 });
});

test('a newer version shows as long as nothing is typed; what is typed is not overwritten', async () => {
  const { showAgain } = showForm(aLidar());
  showAgain(aLidar({ name: 'RALI 2', version: 2 }));
  expect(name()).toHaveValue('RALI 2');
  await enter(name(), ' mine');
  showAgain(aLidar({ name: 'RALI 3', version: 3 }));
  expect(name()).toHaveValue('RALI 2 mine');
});
