import { lidarFormValues } from '@portal/domain';
import type { Lidar, UnfinishedCopy } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { ToastRegion } from '@portal/ui/toast';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showForm } from '../form/lidar-form.fixture';
import type { UnfinishedForm } from './unfinished-copy';

beforeEach(() => localStorage.clear());

const VALUES = lidarFormValues(aLidar());

const aCopy = (manufacturer: string): UnfinishedCopy => ({
  _id: 'c',
  kind: 'lidar',
  name: VALUES.name,
  missing: 0,
  wrong: 0,
  version: 4,
  updated_at: 1_700_000_000,
  updated_by: 'Dora Bell',
  values: { ...VALUES, manufacturer },
});

/** Opens the form with input of this browser, beside a copy that was typed on elsewhere. */
function openWith(theirs: UnfinishedCopy | null) {
  localStorage.setItem('unsaved:a-lidar', JSON.stringify({ at: 0, values: { ...VALUES, manufacturer: 'Mine' } }));
  return open(theirs, { version: 0, kept: null, other: { theirs } });
}

function open(
  theirs: UnfinishedCopy | null,
  start: Pick<UnfinishedForm, 'version' | 'kept' | 'other'>,
  lidar: Lidar | null = aLidar(),
) {
  const keep = jest.fn<ReturnType<UnfinishedForm['calls']['keep']>, Parameters<UnfinishedForm['calls']['keep']>>();
  keep.mockResolvedValue({ state: 'failed' });
  const unfinished: UnfinishedForm = {
    calls: { read: () => Promise.resolve(theirs), keep, discard: () => Promise.resolve(true) },
    ...start,
    onVersion: () => undefined,
  };
  render(<ToastRegion />);
  showForm(lidar, { unfinished });
  return { keep };
}

const manufacturer = () => field('Manufacturer');
const press = (name: string) => userEvent.click(screen.getByText(name));

test('a copy typed on elsewhere is reported once, beside the buttons of the form [12.60]', () => {
  openWith(aCopy('Theirs'));
  expect(manufacturer()).toHaveValue('Mine');
  const bar = document.querySelector('.ins-foot-sticky');
  expect(bar).toHaveTextContent(/Also changed elsewhere \(.+\): Manufacturer \(there: Theirs\)\./);
  expect(bar).not.toHaveTextContent(/Dora Bell/);
  expect(bar).toHaveTextContent(/Save lidar system to draft/);
  expect(screen.queryByText(/were restored/)).not.toBeInTheDocument();
});

test.each([
  ['the other text', aCopy('Theirs'), 'Take the other text', 'Theirs'],
  ['what is saved', null, 'Take what is saved', VALUES.manufacturer],
])('taking %s can be taken back, which asks again [12.60]', async (_what, theirs, button, taken) => {
  const { keep } = openWith(theirs);
  await press(button);
  expect(manufacturer()).toHaveValue(taken);
  expect(screen.queryByText('Keep mine')).not.toBeInTheDocument();
  await press('Take it back');
  expect(manufacturer()).toHaveValue('Mine');
  expect(screen.getByText('Keep mine')).toBeVisible();
  expect(keep).not.toHaveBeenCalled();
  await press('Keep mine');
  expect(keep.mock.calls[0]?.[0]).toBe(theirs?.version ?? 0);
});

test('a lidar that was never saved has no saved state to take: what was typed can be discarded and taken back [12.60]', async () => {
  localStorage.setItem('unsaved:a-lidar', JSON.stringify({ at: 0, values: { ...VALUES, manufacturer: 'Mine' } }));
  open(null, { version: 0, kept: null, other: { theirs: null } }, null);
  expect(screen.queryByText('Take what is saved')).not.toBeInTheDocument();
  await press('Discard what I typed');
  expect(screen.getByText('The form is empty: what you typed is discarded.')).toBeVisible();
  expect(manufacturer()).toHaveValue('');
  await press('Take it back');
  expect(manufacturer()).toHaveValue('Mine');
});

test('in a form that was closed and opened again, taking back asks again and sends nothing [12.60]', async () => {
  const theirs = aCopy('Theirs');
  openWith(theirs);
  await press('Take the other text');
  cleanup();
  const { keep } = open(theirs, { version: theirs.version, kept: theirs.values, other: null });
  await press('Take it back');
  expect(manufacturer()).toHaveValue('Mine');
  expect(screen.getByText('Keep mine')).toBeVisible();
  cleanup();
  expect(keep).not.toHaveBeenCalled();
});

test('the bar stays in view during a conflict, even while a text area has the focus [12.60]', async () => {
  openWith(aCopy('Theirs'));
  await userEvent.click(field('Additional features'));
  expect(document.querySelector('.ins-foot-sticky')).toBeInTheDocument();
});
