import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CheckboxGroupField, ChoiceGridField, DateField, Formik, FormLayout, NumberField, SelectField } from './index';

const STATES = [
  { value: 'op', label: 'Operational' },
  { value: 'pl', label: 'Planned' },
];

/** Renders a field in a form with a value. */
const show = (value: string | string[], field: ReactNode) =>
  render(
    <Formik
      initialValues={{ it: value }}
      validate={({ it }) => (it.length === 0 ? { it: 'Required' } : {})}
      onSubmit={() => {}}
    >
      {({ values }) => (
        <FormLayout>
          {field}
          <button type="button">Elsewhere</button>
          <output aria-label="Value">{JSON.stringify(values.it)}</output>
        </FormLayout>
      )}
    </Formik>,
  );
const valueOfForm = (): unknown => JSON.parse(screen.getByLabelText('Value').textContent);

test('a number is typed as text, normalized on blur, and changed by the arrow keys', async () => {
  show('', <NumberField name="it" label="Latitude" unit="°N" hint="Of the telescope" step={0.0001} required />);
  const latitude = screen.getByRole('textbox', { name: 'Latitude' });
  expect(latitude).toHaveAccessibleDescription('°N Of the telescope');
  await userEvent.type(latitude, '44,3');
  expect(valueOfForm()).toBe('44,3');
  await userEvent.tab();
  expect(latitude).toHaveValue('44.3');

  await userEvent.type(latitude, '{ArrowUp}');
  expect(latitude).toHaveValue('44.3001');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(latitude).toHaveValue('44.2999');
});

test('input that is not a number stays for correction', async () => {
  show('', <NumberField name="it" label="Altitude" />);
  await userEvent.type(screen.getByLabelText('Altitude'), 'high up{ArrowUp}');
  await userEvent.tab();
  expect(valueOfForm()).toBe('high up');
});

test('a required number left empty shows an error', async () => {
  show('', <NumberField name="it" label="Altitude" required />);
  await userEvent.click(screen.getByLabelText('Altitude'));
  await userEvent.tab();
  expect(screen.getByLabelText('Altitude')).toHaveAccessibleDescription('Required');
});

const dayField = () => screen.getByRole('textbox', { name: 'Until' });
const picker = () => document.querySelector('input[type=date]') as HTMLInputElement;

describe('a day', () => {
  test('is shown and typed as yyyy-mm-dd in every locale', async () => {
    show('2026-06-15', <DateField name="it" label="Until" />);
    expect(dayField()).toHaveValue('2026-06-15');
    expect(dayField()).toHaveAttribute('placeholder', 'yyyy-mm-dd');
    await userEvent.clear(dayField());
    await userEvent.type(dayField(), '2026-07-01');
    expect(valueOfForm()).toBe('2026-07-01');
  });

  test.each(['2026-13-45', '2026-02-3', '04.03.2026', 'soon'])(
    'stays as typed if it is invalid (%s)',
    async (typed) => {
      show('', <DateField name="it" label="Until" />);
      await userEvent.type(dayField(), typed);
      await userEvent.tab();
      expect(dayField()).toHaveValue(typed);
      expect(valueOfForm()).toBe(typed);
      expect(picker()).toHaveValue('');
    },
  );

  test('can be picked in the browser’s calendar, within its bounds', async () => {
    show('2026-06-15', <DateField name="it" label="Until" min="2026-01-01" max="2027-06-15" />);
    const showPicker = jest.fn();
    picker().showPicker = showPicker;
    await userEvent.click(screen.getByRole('button', { name: 'Pick a day: Until' }));
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(picker()).toHaveAttribute('min', '2026-01-01');
    expect(picker()).toHaveAttribute('max', '2027-06-15');
    fireEvent.change(picker(), { target: { value: '2026-07-01' } });
    await waitFor(() => expect(valueOfForm()).toBe('2026-07-01'));
    expect(dayField()).toHaveValue('2026-07-01');
  });
});

test('a required select can be set and cleared, and is invalid while empty', async () => {
  show('', <SelectField name="it" label="Status" options={STATES} emptyLabel="Not said" required />);
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(status).toHaveDisplayValue('Not said');
  await userEvent.selectOptions(status, 'Planned');
  expect(valueOfForm()).toBe('pl');
  await userEvent.selectOptions(status, 'Not said');
  await userEvent.tab();
  expect(status).toBeInvalid();
});

test('a choice that is no longer offered is shown, not replaced by the first option', () => {
  show('gone', <SelectField name="it" label="Status" options={STATES} />);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('gone');
});

test('a checkbox group is operated by keyboard and validates when the focus leaves the whole group', async () => {
  show([], <CheckboxGroupField name="it" label="Functions" options={STATES} hint="At least one" required />);
  const group = screen.getByRole('group', { name: 'Functions' });
  expect(group).toHaveAccessibleDescription('required At least one');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Planned' })).toHaveFocus();
  expect(group).not.toHaveAccessibleDescription(/Required/);
  await userEvent.tab();
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Planned' })).toBeInvalid();

  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(valueOfForm()).toEqual(['pl']);
  expect(group).toHaveAccessibleDescription('required At least one');
});

const cell = (row: string, column: string) =>
  row === '1064' && column === 'cross' ? null : { value: `${row}.${column}`, label: `${row} nm ${column}` };
const GRID = {
  rows: [
    { key: '1064', label: '1064 nm' },
    { key: '532', label: '532 nm' },
  ],
  columns: [
    { key: 'total', label: 'Total' },
    { key: 'cross', label: 'Cross' },
  ],
  cell,
};

test('a grid gives every checkbox a full name and keeps the values in row order', async () => {
  show(['532.cross'], <ChoiceGridField name="it" label="Channels" {...GRID} />);
  const grid = within(screen.getByRole('table', { name: 'Channels' }));
  expect(grid.getAllByRole('checkbox')).toHaveLength(3);
  expect(grid.getByRole('rowheader', { name: '532 nm' })).toBeVisible();
  await userEvent.click(grid.getByRole('checkbox', { name: '1064 nm total' }));
  expect(valueOfForm()).toEqual(['1064.total', '532.cross']);
  await userEvent.click(grid.getByRole('checkbox', { name: '532 nm cross' }));
  expect(valueOfForm()).toEqual(['1064.total']);
});

test.each<[why: string, value: string | string[], field: ReactNode]>([
  ['number', '26.1', <NumberField key="f" name="it" label="Field" unit="m" readOnly required />],
  ['date', '2026-06-15', <DateField key="f" name="it" label="Field" readOnly required />],
  ['choice', 'op', <SelectField key="f" name="it" label="Field" options={STATES} readOnly required />],
])('a read-only %s is shown, not required, and cannot be changed', async (_why, value, field) => {
  show(value, field);
  const control = screen.getByRole('textbox', { name: 'Field' });
  expect(control).toHaveValue(value === 'op' ? 'Operational' : value);
  expect(control).not.toBeRequired();
  await userEvent.type(control, '9{ArrowUp}');
  expect(valueOfForm()).toBe(value);
});

test('read-only checkboxes are focusable but cannot be changed', async () => {
  show(['op'], <CheckboxGroupField name="it" label="Field" options={STATES} readOnly />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Planned' }));
  expect(screen.getByRole('checkbox', { name: 'Planned' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Operational' })).toHaveAttribute('aria-readonly', 'true');
  expect(valueOfForm()).toEqual(['op']);
});
