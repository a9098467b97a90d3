import { enter } from '@portal/testing/portal';
import { lidarFormValues } from '@portal/domain';
import { aChannelGroup, aLidar } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, group, inGroup, save, showForm } from './lidar-form.fixture';

beforeEach(() => localStorage.clear());

test('groups come as they are served, each with its availability and how far it is [2.10.6]', () => {
  showForm(aLidar());
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Elastic 1064 Not available',
    'Elastic 532 Existing, 2 channels',
    'Elastic 355 Not available',
    'Raman 1064 Not available',
    'Raman 532 Existing, 1 channel',
    'Raman 355 Not available',
    'Water vapour 355 Not available',
  ]);
  expect(screen.getAllByRole('combobox', { name: 'Availability' })).toHaveLength(7);
});

test('a group that is not available is one line [2.10.7]', () => {
  showForm(aLidar());
  expect(within(group('Elastic 1064')).queryByRole('button')).toBeNull();
  expect(within(group('Elastic 1064')).queryByRole('textbox')).toBeNull();
});

test('a complete group begins closed and can be opened and closed', async () => {
  showForm(aLidar());
  const toggle = screen.getByRole('button', { name: 'Elastic 532 Existing, 2 channels' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(inGroup('Elastic 532', 'Height Resolution')).not.toBeVisible();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(inGroup('Elastic 532', 'Height Resolution')).toBeVisible();
  await userEvent.click(toggle);
  expect(inGroup('Elastic 532', 'Height Resolution')).not.toBeVisible();
});

test('an incomplete group begins open', () => {
  showForm(aLidar({ channels: { 'Elastic 532': aChannelGroup(['0532xppx'], { time_resolution: null }) } }));
  expect(screen.getByRole('button', { name: 'Elastic 532 Existing, 1 thing missing' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test.each(['existing', 'planned'])(
  'availability "%s" asks for everything else [2.10.7, 5.13]',
  async (availability) => {
    const { onSave } = showForm(aLidar());
    await choose('Raman 355', availability);
    expect(inGroup('Raman 355', 'Minimum Altitude Range')).toBeVisible();
    expect(inGroup('Raman 355', '387 nm N2 Raman, near range, photon counting')).toBeVisible();
    await save();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Raman 355: Operation start date: Required',
      'Raman 355: Height Resolution: Required',
      'Raman 355: Time Resolution: Required',
      'Raman 355: Full Overlap Distance: Required',
      'Raman 355: Minimum Altitude Range: Required',
      'Raman 355: Channels: Required',
    ]);
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Raman 355: Channels: Required' }));
    expect(inGroup('Raman 355', '387 nm N2 Raman, analog')).toHaveFocus();
  },
);

test('what a group does not ask any more hinders nothing and is not sent, and is still there if it is asked again', async () => {
  const { onSave } = showForm(aLidar());
  await choose('Raman 355', 'existing');
  await enter(inGroup('Raman 355', 'Height Resolution'), 'seven');
  await choose('Raman 355', 'no');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].channels['Raman 355']).toMatchObject({
    availability: 'no',
    height_resolution: null,
  });
});

test('going back to "Existing" finds what was typed', async () => {
  showForm(aLidar());
  await choose('Raman 355', 'existing');
  await enter(inGroup('Raman 355', 'Height Resolution'), '7.5');
  await choose('Raman 355', 'no');
  await choose('Raman 355', 'planned');
  expect(inGroup('Raman 355', 'Height Resolution')).toHaveValue('7.5');
});

test('copying fills what is empty, replaces nothing, and goes on in the group', async () => {
  showForm(aLidar());
  await choose('Elastic 1064', 'existing');
  await enter(inGroup('Elastic 1064', 'Time Resolution'), '10');
  await userEvent.click(within(group('Elastic 1064')).getByRole('button', { name: 'Copy values from Elastic 532' }));
  expect(inGroup('Elastic 1064', 'Operation start date')).toHaveValue('2020-01-01');
  expect(inGroup('Elastic 1064', 'Operation start date')).toHaveFocus();
  expect(inGroup('Elastic 1064', 'Height Resolution')).toHaveValue('7.5');
  expect(inGroup('Elastic 1064', 'Time Resolution')).toHaveValue('10');
  expect(inGroup('Elastic 1064', 'Full Overlap Distance')).toHaveValue('250');
  expect(inGroup('Elastic 1064', 'Minimum Altitude Range')).toHaveValue('16000');
  expect(screen.queryByRole('button', { name: /Copy values/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Elastic 1064 Existing, 1 thing missing' })).toBeVisible();
});

test('one button answers for all groups that have no answer yet', async () => {
  showForm(null);
  await choose('Elastic 532', 'existing');
  await userEvent.click(screen.getByRole('button', { name: 'Set 6 unanswered groups to “Not available”' }));
  expect(inGroup('Elastic 532', 'Availability')).toHaveValue('existing');
  expect(inGroup('Water vapour 355', 'Availability')).toHaveValue('no');
  expect(screen.getByText('6 groups set to “Not available”.')).toHaveFocus();
});

test('criteria that a group does not meet are pointed out below the field', async () => {
  showForm(aLidar());
  await userEvent.click(screen.getByRole('button', { name: /^Elastic 532/ }));
  const height = inGroup('Elastic 532', 'Height Resolution');
  await userEvent.clear(height);
  await enter(height, '30');
  expect(screen.getByText('Height resolution is coarser than 15 m or missing.')).toBeVisible();
  expect(height).toBeValid();
  await userEvent.click(inGroup('Elastic 532', '532 nm elastic cross, photon counting'));
  expect(screen.getByText('No pair of channels for polarisation.')).toBeVisible();
});

test('text that was kept in the browser opens the group it belongs to', async () => {
  const values = lidarFormValues(aLidar());
  const kept = {
    ...values,
    channels: {
      ...values.channels,
      'Raman 355': { ...values.channels['Raman 355'], availability: 'existing', height_resolution: '3.75' },
    },
  };
  localStorage.setItem('unsaved:a-lidar', JSON.stringify({ at: 1_750_000_000_000, values: kept }));
  showForm(aLidar());
  await waitFor(() => expect(inGroup('Raman 355', 'Height Resolution')).toBeVisible());
  expect(inGroup('Raman 355', 'Height Resolution')).toHaveValue('3.75');
  expect(screen.getByText(/Unsaved changes from .* were restored/)).toBeVisible();
});
