import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput, Select } from './index';

const KINDS = [
  { value: 'user', label: 'Users' },
  { value: 'file', label: 'Files' },
];
const chosen = jest.fn();
beforeEach(() => chosen.mockReset());

function Kind() {
  const [kind, setKind] = useState('');
  return <Select label="Kind" options={KINDS} emptyLabel="All kinds" value={kind} onChange={setKind} />;
}

function Day({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  const change = (text: string) => {
    chosen(text);
    setDay(text);
  };
  return <DateInput label="From" value={day} min="2000-01-01" max="2030-12-31" onChange={change} />;
}
const box = () => screen.getByLabelText('From');

test('a select applies a choice immediately and can be cleared', async () => {
  render(<Kind />);
  const select = screen.getByRole('combobox', { name: 'Kind' });
  expect(select).toHaveDisplayValue('All kinds');
  await userEvent.selectOptions(select, 'Files');
  expect(select).toHaveValue('file');
  await userEvent.selectOptions(select, 'All kinds');
  expect(select).toHaveValue('');
});

test('a day is applied once it is complete and allowed', () => {
  render(<Day />);
  for (const value of ['0002-05-01', '0020-05-01', '0202-05-01', '2026-05-01'])
    fireEvent.change(box(), { target: { value } });
  expect(chosen.mock.calls).toEqual([['2026-05-01']]);
  expect(box()).toHaveValue('2026-05-01');
});

test.each([
  ['1999-12-31', 'Must be between 2000-01-01 and 2030-12-31'],
  ['04.03.2026', 'Must be a date, yyyy-mm-dd'],
])('the invalid day %s stays as typed and is marked when the input loses the focus', (value, says) => {
  render(<Day first="2026-05-01" />);
  fireEvent.change(box(), { target: { value } });
  expect(box()).toBeValid();
  fireEvent.blur(box());
  expect(box()).toHaveValue(value);
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(says);
  expect(chosen).not.toHaveBeenCalled();
});

test('an emptied input clears the day when it loses the focus', () => {
  render(<Day first="2026-05-01" />);
  fireEvent.change(box(), { target: { value: '' } });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.blur(box());
  expect(chosen.mock.calls).toEqual([['']]);
});
