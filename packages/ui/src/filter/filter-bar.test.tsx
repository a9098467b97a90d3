import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBar } from './filter-bar';
import { Select } from './select';

function Filtered() {
  const [status, setStatus] = useState('draft');
  const chips = status === '' ? [] : [{ label: 'Status', value: 'Draft', onRemove: () => setStatus('') }];
  return (
    <FilterBar label="Filters" chips={chips}>
      <Select
        label="Status"
        labelHidden
        emptyLabel="Any status"
        options={[{ value: 'draft', label: 'Draft' }]}
        value={status}
        onChange={setStatus}
      />
    </FilterBar>
  );
}

test('an active filter is a removable chip, and removing it keeps the focus in the filter bar [12.48]', async () => {
  render(<Filtered />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Draft' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Filters' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Draft');
  expect(screen.getByRole('button')).toBeVisible();
});
