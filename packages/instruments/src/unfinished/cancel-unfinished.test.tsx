import { lidarFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showForm } from '../form/lidar-form.fixture';
import type { UnfinishedForm } from './unfinished-copy';

const KEPT = { ...lidarFormValues(aLidar()), manufacturer: 'Typed elsewhere' };

const COPY = { _id: 'c', kind: 'lidar', name: '', missing: 0, wrong: 0, updated_at: 0, updated_by: null } as const;

/** Continues a copy that is kept on the server, as the page does: it is this browser's draft too. */
function openKept(other: UnfinishedForm['other'] = null) {
  localStorage.setItem('unsaved:a-lidar', JSON.stringify({ at: 0, values: KEPT }));
  const discard = jest.fn<Promise<boolean>, [version: number]>(() => Promise.resolve(true));
  const keep = jest.fn<ReturnType<UnfinishedForm['calls']['keep']>, Parameters<UnfinishedForm['calls']['keep']>>(
    (version) => Promise.resolve({ state: 'kept', copy: { ...COPY, version: version + 1 } }),
  );
  const onCancel = jest.fn<void, [typed: object | null, whenDiscarded: Promise<boolean>]>();
  const unfinished: UnfinishedForm = {
    calls: { read: () => Promise.resolve(null), keep, discard },
    version: 4,
    kept: KEPT,
    other,
    onVersion: () => undefined,
  };
  showForm(aLidar(), { unfinished, onCancel });
  return { keep, discard, onCancel };
}

const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

test('Cancel leaves a copy that was only looked at, and offers nothing back [12.60]', async () => {
  const { keep, discard, onCancel } = openKept();
  expect(field('Manufacturer')).toHaveValue('Typed elsewhere');
  await cancel();
  expect(onCancel).toHaveBeenCalledWith(null, expect.any(Promise));
  cleanup();
  expect([...keep.mock.calls, ...discard.mock.calls]).toEqual([]);
});

test('Cancel offers the text back that is nowhere else, as its copy was saved or discarded elsewhere [12.60]', async () => {
  const { onCancel } = openKept({ theirs: null });
  expect(screen.getByText(/^Meanwhile this was saved or discarded elsewhere/)).toBeVisible();
  await cancel();
  expect(onCancel).toHaveBeenCalledWith(
    expect.objectContaining({ manufacturer: 'Typed elsewhere' }),
    expect.any(Promise),
  );
});

test('Cancel takes back what was typed on a copy, which stays as it was found; it can be undone [12.60]', async () => {
  const { keep, discard, onCancel } = openKept();
  await userEvent.type(field('Manufacturer'), ' and here');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  await cancel();
  expect(onCancel).toHaveBeenCalledWith(
    expect.objectContaining({ manufacturer: 'Typed elsewhere and here' }),
    expect.any(Promise),
  );
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
  expect(keep.mock.calls.at(-1)).toEqual([5, KEPT]);
  expect(discard).not.toHaveBeenCalled();
});

test('Cancel passes on whether the server has none of the text any more [12.60]', async () => {
  const { keep, onCancel } = openKept();
  await userEvent.type(field('Manufacturer'), ' and here');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  keep.mockResolvedValue({ state: 'failed' });
  await cancel();
  expect(await onCancel.mock.lastCall?.[1]).toBe(false);
});
