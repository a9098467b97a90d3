import { enter } from '@portal/testing/portal';
import { epochOf } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  availability,
  choices,
  choose,
  field,
  inGroup,
  option,
  save,
  saveButton,
  showForm,
} from './lidar-form.fixture';

beforeEach(() => localStorage.clear());

test('the outline shows the sections as steps [12.61]', () => {
  showForm(null);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Instrument0/1 0 of 1 required fields',
    'Location0/3 0 of 3 required fields',
    'Details0/4 0 of 4 required fields',
    'Additional functions0/4 0 of 4 required fields',
    'Channels0/7 0 of 7 required fields',
    'Features0/5 0 of 5 required fields',
  ]);
});

const step = (name: RegExp) => screen.getByRole('link', { name });

test('a complete section is a finished step, and an available group adds required fields [12.61]', async () => {
  showForm(aLidar());
  expect(step(/^Channels complete/)).toBeVisible();
  await choose('Raman 355', 'Existing');
  expect(step(/^Channels 19 of 25 required fields/)).toBeVisible();
});

test('each section has its fields in order [2.10.4, 2.10.5, 2.10.8]', () => {
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
    const named = [...section.querySelectorAll('fieldset, input:not([aria-hidden], [type=radio]), textarea')];
    expect(named).toHaveLength(labels.length);
    for (const [at, label] of labels.entries()) expect(named[at]).toHaveAccessibleName(label);
  }
});

test('fields show their units, hints and whether they are required [10.25, 11.5.9]', () => {
  showForm(null);
  const latitude = field('Latitude');
  expect(latitude).toBeRequired();
  expect(latitude).toHaveAccessibleDescription(/°N.*Position of the instrument itself/);
  expect(field('Additional information')).not.toBeRequired();
  expect(choices('Temperature and Humidity control')).not.toHaveAccessibleDescription(/required/);
  expect(choices('Eye safety labels')).toHaveAccessibleDescription(/required/);
});

test('an empty form lists missing fields, links to them, and counts them in the outline [5.12, 11.5.8]', async () => {
  const { onSave } = showForm(null);
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  await userEvent.click(within(summary).getByRole('button', { name: 'Show 21 more' }));
  expect(within(summary).getAllByRole('link')).toHaveLength(17 + 7);
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: /^Channels.*7 to correct$/ })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Raman 355: choose the availability' }));
  expect(option(availability('Raman 355'), 'Existing')).toHaveFocus();
  expect(within(summary).getByRole('button', { name: 'Show 21 more' })).toBeVisible();
});

test('an error disappears as soon as the value is valid', async () => {
  showForm(aLidar());
  const altitude = field('Altitude');
  await userEvent.clear(altitude);
  await enter(altitude, '93x');
  await userEvent.tab();
  await waitFor(() => expect(altitude).toHaveAccessibleDescription(/Must be a number/));
  await userEvent.type(altitude, '{Backspace}');
  await waitFor(() => expect(altitude).toBeValid());
});

test('a number with too many decimals shows its rounded value', async () => {
  showForm(aLidar());
  const latitude = field('Latitude');
  await userEvent.clear(latitude);
  await enter(latitude, '-44.34805');
  expect(screen.getByText('Becomes 44.3481 °S when saved.')).toBeVisible();
  expect(latitude).toHaveAccessibleDescription(/Becomes 44\.3481 °S when saved\.$/);
  await userEvent.type(latitude, '{Backspace}');
  expect(screen.queryByText(/^Becomes/)).toBeNull();
  expect(latitude).not.toHaveAccessibleDescription(/Becomes/);
});

test('advice on an unmet criterion does not prevent saving', async () => {
  const { onSave } = showForm(aLidar());
  await userEvent.click(option(choices('Type'), 'Automatic low-power lidar or ceilometer'));
  expect(screen.getByText('The design is not open.')).toBeVisible();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});

test('a save sends the typed values in API format [2.10.9, 7.1.3]', async () => {
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
  expect(values).toMatchObject({ name: '  RALI 2 ', latitude: '44.3480' });
});

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('a reader sees a closable data sheet with every value in words [2.10.9]', async () => {
  const onClose = jest.fn();
  showForm(aLidar({ additional_features: 'Fluorescence channel', pictures: ['f1'] }), { readOnly: true, onClose });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(valueOf('Latitude')).toBe('44.3480 °N');
  expect(valueOf('Eye safety labels')).toBe('Existing');
  expect(screen.getByText(/^Not given: .*Lidar status control/)).toBeVisible();
  expect(valueOf('Additional features')).toBe('Fluorescence channel');
  expect(await screen.findByRole('row', { name: /^Elastic 532 Existing/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The instrument RALI' })).toHaveAttribute('src', '/api/files/f1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a picture is deleted after a confirmation [2.10.3]', async () => {
  showForm(aLidar({ pictures: ['f1'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete picture' }));
  const question = 'Are you sure you want to delete this picture? This operation is irreversible!';
  expect(await screen.findByText(question)).toBeInTheDocument();
});

test('a link can open the form at a field', () => {
  showForm(aLidar(), { focusOn: 'channels.Elastic 532.time_resolution' });
  expect(inGroup('Elastic 532', 'Time Resolution')).toHaveFocus();
});

test('the grid can be filled in by keyboard with Tab, arrow keys and Enter [12.61]', async () => {
  const { onSave } = showForm(aLidar());
  await choose('Elastic 355', 'Existing');
  await userEvent.click(inGroup('Elastic 355', 'Operation start date'));
  await userEvent.keyboard('2021-03-04');
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Pick a day: Elastic 355: Operation start date');
  for (const text of ['7.5', '30', '200', '15500']) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  await userEvent.tab();
  expect(inGroup('Elastic 355', '355 nm elastic total, analog')).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight}{ArrowDown} ');
  expect(inGroup('Elastic 355', '355 nm elastic parallel, photon counting')).toHaveFocus();
  await userEvent.click(inGroup('Elastic 532', 'Full Overlap Distance'));
  await userEvent.keyboard('{Enter}');
  expect(inGroup('Elastic 355', 'Full Overlap Distance')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowLeft}');
  expect(inGroup('Elastic 532', 'Time Resolution')).toHaveFocus();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].channels['Elastic 355']).toEqual({
    availability: 'existing',
    operation_start_date: epochOf('2021-03-04'),
    height_resolution: 7.5,
    time_resolution: 30,
    distance_full_overlap: 200,
    minimum_altitude_range: 15500,
    channels: ['0355xtax', '0355xppx'],
  });
});

test('only touched fields show errors, even though the whole form is validated [12.61]', async () => {
  showForm(null);
  await enter(field('Unique ID/Name'), 'RALI');
  await userEvent.tab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  await userEvent.click(field('Latitude'));
  await userEvent.tab();
  await waitFor(() => expect(field('Latitude')).toBeInvalid());
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
});

test('the save bar is not sticky while a text area has the focus', async () => {
  showForm(aLidar());
  const bar = saveButton()?.closest('.ins-foot');
  expect(bar).toHaveClass('ins-foot-sticky');
  await userEvent.click(field('Additional features'));
  expect(bar).not.toHaveClass('ins-foot-sticky');
  await userEvent.tab();
  expect(bar).toHaveClass('ins-foot-sticky');
});

test('a planned lidar is asked for its start, and advised only about a date that was given [2.10.4]', async () => {
  showForm(null);
  const date = field('Planned operation date');
  await userEvent.click(option(choices('Status'), 'Planned'));
  expect(date).toHaveAccessibleDescription(
    expect.stringContaining('Planned start: at most one year after acceptance.'),
  );
  expect(screen.queryByText('The lidar will not be operational within one year.')).toBeNull();
  await enter(date, '2999-01-01');
  expect(await screen.findByText('The lidar will not be operational within one year.')).toBeVisible();
});
