import { enter } from '@portal/testing/portal';
import { epochOf } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, field, group, inGroup, save, saveButton, showForm } from './lidar-form.fixture';

beforeEach(() => localStorage.clear());

test('the outline leads through the sections', () => {
  showForm(null);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Instrument',
    'Location',
    'Details',
    'Additional functions',
    'Channels',
    'Features',
  ]);
});

test('each section asks for its fields, in their order [2.10.4, 2.10.5, 2.10.8]', () => {
  showForm(null);
  for (const [title, labels] of [
    ['Details', ['Status', 'Planned operation date', 'Type', 'Manufacturer', 'Location', 'Additional information']],
    [
      'Additional functions',
      ['Laser alignment (with camera)', 'Polarisation calibration', 'Telecover measurement', 'Dark signal measurement'],
    ],
    [
      'Features',
      [
        'Photodetector eye piece',
        'Pretrigger (20 µs minimum)',
        'Eye safety labels',
        'Unattended operation',
        'Continuous operation',
        'Temperature and Humidity control',
        'Lidar status control',
        'Additional features',
      ],
    ],
  ] as const) {
    const heading = screen.getByText(title, { selector: '.p-section-title' });
    const section = heading.parentElement ?? heading;
    const fields = [...section.querySelectorAll('input, select, textarea')];
    expect(fields).toEqual(labels.map((label) => within(section).getByLabelText(label)));
  }
});

test('units, hints and what is required stand at the fields [10.25, 11.5.9]', () => {
  showForm(null);
  const latitude = field('Latitude');
  expect(latitude).toBeRequired();
  expect(latitude).toHaveAccessibleDescription(/°N.*Position of the instrument itself/);
  expect(field('Additional information')).not.toBeRequired();
  expect(field('Temperature and Humidity control')).not.toBeRequired();
});

test('an empty form says what is missing, leads there, and counts it in the outline [5.12, 11.5.8]', async () => {
  const { onSave } = showForm(null);
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(17 + 7);
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Channels 7 to correct' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Raman 355: Availability: Required' }));
  expect(inGroup('Raman 355', 'Availability')).toHaveFocus();
});

test('an error goes as soon as the value is right', async () => {
  showForm(aLidar());
  const altitude = field('Altitude');
  await userEvent.clear(altitude);
  await enter(altitude, '93x');
  await userEvent.tab();
  await waitFor(() => expect(altitude).toHaveAccessibleDescription(/Must be a number/));
  await userEvent.type(altitude, '{Backspace}');
  await waitFor(() => expect(altitude).toBeValid());
});

test('what breaks a criterion is pointed out and hinders nothing', async () => {
  const { onSave } = showForm(aLidar());
  await userEvent.selectOptions(field('Type'), 'lidar_low_power');
  expect(screen.getByText('The design is not open.')).toBeVisible();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});

test('what is sent is what was typed, in the form of the server [2.10.9, 7.1.3]', async () => {
  const { onSave } = showForm(aLidar());
  const name = field('Unique ID/Name');
  await userEvent.clear(name);
  await enter(name, '  RALI 2 ');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  const [input, values] = onSave.mock.calls[0] ?? [];
  expect(input).toMatchObject({
    name: 'RALI 2',
    latitude: 44.348,
    t_h_control: null,
    planned_operation_date: epochOf('2020-01-01'),
    version: 1,
    channels: {
      'Elastic 532': { availability: 'existing', height_resolution: 7.5, channels: ['0532xppx', '0532xcpx'] },
    },
  });
  expect(values).toMatchObject({ name: '  RALI 2 ', latitude: '44.348' });
});

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('a reader gets a data sheet with every value in words, and a way to close it [2.10.9]', async () => {
  const onClose = jest.fn();
  showForm(aLidar({ additional_features: 'Fluorescence channel', pictures: ['f1'] }), { readOnly: true, onClose });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(valueOf('Latitude')).toBe('44.348 °N');
  expect(valueOf('Eye safety labels')).toBe('Existing');
  expect(valueOf('Lidar status control')).toBe('N/A');
  expect(valueOf('Additional features')).toBe('Fluorescence channel');
  expect(screen.getByRole('region', { name: 'Channels' })).toHaveTextContent('Elastic 532 Existing, 2 channels');
  expect(screen.getByRole('img', { name: 'The instrument RALI' })).toHaveAttribute('src', '/api/files/f1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a picture is deleted after a question [2.10.3]', async () => {
  showForm(aLidar({ pictures: ['f1'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete picture' }));
  const question = 'Are you sure you want to delete this picture? This operation is irreversible!';
  expect(await screen.findByText(question)).toBeInTheDocument();
});

test('a link from elsewhere opens the form at a field', () => {
  showForm(aLidar(), { focusOn: 'channels.Elastic 532.time_resolution' });
  expect(inGroup('Elastic 532', 'Time Resolution')).toHaveFocus();
});

test('the form can be filled in by keyboard alone', async () => {
  const { onSave } = showForm(aLidar());
  inGroup('Elastic 355', 'Availability').focus();
  await choose('Elastic 355', 'existing');
  await userEvent.tab();
  expect(within(group('Elastic 355')).getByRole('button', { name: 'Copy values from Elastic 532' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('2021-03-04');
  for (const text of ['7.5', '30', '200', '15500']) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(inGroup('Elastic 355', '355 nm elastic total, analog')).toHaveFocus();
  for (let at = 0; at < 2; at += 1) await userEvent.tab({ shift: true });
  expect(inGroup('Elastic 355', 'Full Overlap Distance')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].channels['Elastic 355']).toEqual({
    availability: 'existing',
    operation_start_date: epochOf('2021-03-04'),
    height_resolution: 7.5,
    time_resolution: 30,
    distance_full_overlap: 200,
    minimum_altitude_range: 15500,
    channels: ['0355xtax'],
  });
});

test('the bar that saves does not stick over a text that is being written', async () => {
  showForm(aLidar());
  const bar = saveButton()?.closest('.ins-foot');
  expect(bar).toHaveClass('ins-foot-sticky');
  await userEvent.click(field('Additional features'));
  expect(bar).not.toHaveClass('ins-foot-sticky');
  await userEvent.tab();
  expect(bar).toHaveClass('ins-foot-sticky');
});
