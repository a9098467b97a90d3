import { enter } from '@portal/testing/portal';
import { lidarFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, choices, choose, group, inGroup, option, save, showForm } from './lidar-form.fixture';

beforeEach(() => localStorage.clear());

test('the grid lists the groups in served order, each with its completeness [2.10.6, 12.61]', () => {
  showForm(aLidar());
  const rows = [...document.querySelectorAll('.ins-grid-group th')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Elastic 1064',
    'Elastic 5322 channels',
    'Elastic 355',
    'Raman 1064',
    'Raman 5321 channel',
    'Raman 355',
    'Water vapour 355',
  ]);
});

test('an unavailable group asks for no details [2.10.7]', () => {
  showForm(aLidar());
  for (const box of group('Elastic 1064').querySelectorAll('input:not([type=radio])')) expect(box).toBeDisabled();
});

test.each(['Existing', 'Planned'])('availability "%s" requires all details [2.10.7, 5.13]', async (name) => {
  const { onSave } = showForm(aLidar());
  await choose('Raman 355', name);
  expect(inGroup('Raman 355', 'Minimum Altitude Range')).toBeEnabled();
  expect(inGroup('Raman 355', '387 nm N2 Raman, near range, photon counting')).toBeEnabled();
  await save();
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Raman 355: enter the operation start date',
    'Raman 355: enter the height resolution',
    'Raman 355: enter the time resolution',
    'Raman 355: enter the full overlap distance',
    'Raman 355: enter the minimum altitude range',
    'Raman 355: choose the channels',
  ]);
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Raman 355: choose the channels' }));
  expect(inGroup('Raman 355', '387 nm N2 Raman, analog')).toHaveFocus();
});

test('an invalid value of a group set to "Not available" is neither validated nor sent', async () => {
  const { onSave } = showForm(aLidar());
  await choose('Raman 355', 'Existing');
  await enter(inGroup('Raman 355', 'Height Resolution'), 'seven');
  await choose('Raman 355', 'Not available');
  expect(inGroup('Raman 355', 'Height Resolution')).toHaveValue('');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].channels['Raman 355']).toMatchObject({
    availability: 'no',
    height_resolution: null,
  });
});

test('values of a group are restored when it becomes available again', async () => {
  showForm(aLidar());
  await choose('Raman 355', 'Existing');
  await enter(inGroup('Raman 355', 'Height Resolution'), '7.5');
  await choose('Raman 355', 'Not available');
  await choose('Raman 355', 'Planned');
  expect(inGroup('Raman 355', 'Height Resolution')).toHaveValue('7.5');
});

test('copying a column down fills empty cells and replaces no value [12.61]', async () => {
  showForm(aLidar());
  await choose('Elastic 355', 'Existing');
  await choose('Raman 355', 'Planned');
  await enter(inGroup('Raman 355', 'Time Resolution'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Copy Time Resolution down' }));
  expect(inGroup('Elastic 355', 'Time Resolution')).toHaveValue('30');
  expect(inGroup('Raman 355', 'Time Resolution')).toHaveValue('10');
  expect(inGroup('Elastic 1064', 'Time Resolution')).toHaveValue('');
  expect(screen.getByText('Time Resolution copied into 1 group.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy Channels down' }));
  expect(inGroup('Elastic 355', '355 nm elastic cross, photon counting')).toBeChecked();
});

test('a block from a spreadsheet is pasted into the cells, and invalid values are marked in them [12.61]', async () => {
  showForm(aLidar());
  await choose('Elastic 355', 'Existing');
  await userEvent.click(inGroup('Elastic 355', 'Operation start date'));
  await userEvent.paste('2021-03-04\t7,5\tten\n\t3.75');
  expect(inGroup('Elastic 355', 'Height Resolution')).toHaveValue('7.5');
  expect(inGroup('Elastic 355', 'Time Resolution')).toHaveValue('ten');
  await waitFor(() =>
    expect(inGroup('Elastic 355', 'Time Resolution')).toHaveAccessibleDescription(/Must be a number/),
  );
  // The group below is not available.
  expect(screen.getByText(/^3 values pasted\. 1 value had no place/)).toBeVisible();
});

test('one button marks all groups without an availability as not available', async () => {
  showForm(null);
  await choose('Elastic 532', 'Existing');
  await userEvent.click(screen.getByRole('button', { name: 'Mark the remaining 6 groups as not available' }));
  expect(option(availability('Elastic 532'), 'Existing')).toBeChecked();
  expect(option(availability('Water vapour 355'), 'Not available')).toBeChecked();
  expect(screen.getByText('6 groups set to “Not available”.')).toHaveFocus();
});

test('advice names the criteria that a group does not meet', async () => {
  showForm(aLidar());
  const height = inGroup('Elastic 532', 'Height Resolution');
  await userEvent.clear(height);
  await enter(height, '30');
  expect(screen.getByText(/Height resolution is coarser than 15 m or missing\./)).toBeVisible();
  expect(height).toBeValid();
  await userEvent.click(inGroup('Elastic 532', '532 nm elastic cross, photon counting'));
  expect(screen.getByText(/No pair of channels for polarisation\./)).toBeVisible();
});

test('a draft kept in the browser is restored', async () => {
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
  await waitFor(() => expect(inGroup('Raman 355', 'Height Resolution')).toHaveValue('3.75'));
  expect(screen.getByText(/Unsaved changes from .* were restored/)).toBeVisible();
});

test('the note of a group counts its cells with an error, and its choices are announced as wrong [12.61]', async () => {
  showForm(null);
  await choose('Elastic 1064', 'Existing');
  expect(group('Elastic 1064')).toHaveTextContent('6 missing');
  await enter(inGroup('Elastic 1064', 'Time Resolution'), 'x');
  await userEvent.tab();
  await waitFor(() => expect(group('Elastic 1064')).toHaveTextContent('1 to correct'));
  await save();
  await waitFor(() => expect(group('Elastic 1064')).toHaveTextContent('6 to correct'));
  expect(
    group('Elastic 1064').querySelectorAll('.ins-cell-input[aria-invalid=true], fieldset[aria-invalid=true]'),
  ).toHaveLength(6);
  expect(group('Elastic 532')).toHaveTextContent('1 to correct');
  expect(availability('Elastic 532')).toBeInvalid();
  expect(choices('Type')).toBeInvalid();
});
