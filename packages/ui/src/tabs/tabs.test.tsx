import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './index';

const TABS = [
  { key: 'general', label: 'General info', content: <input aria-label="Name" /> },
  { key: 'lidars', label: 'Lidars', count: 2, content: <p>Two lidars</p> },
  { key: 'history', label: 'History', content: <p>What happened</p> },
];

const Page = ({ first = 'general' }: { first?: string }) => {
  const [active, setActive] = useState(first);
  return <Tabs label="Facility" tabs={TABS} active={active} onChange={setActive} />;
};
const selected = () => screen.getByRole('tab', { selected: true });

test('only the active tab is shown, and input in other tabs is kept', async () => {
  render(<Page />);
  expect(screen.getByRole('tabpanel', { name: 'General info' })).toBeVisible();
  expect(screen.queryByText('Two lidars')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');

  await userEvent.click(screen.getByRole('tab', { name: 'Lidars 2' }));
  expect(screen.getByText('Two lidars')).toBeVisible();
  expect(screen.getByLabelText('Name')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'General info' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
});

test('the tabs are a single tab stop; arrow keys, Home and End move between them', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Lidars 2'],
    ['ArrowRight', 'History'],
    ['ArrowRight', 'General info'],
    ['ArrowLeft', 'History'],
    ['Home', 'General info'],
    ['End', 'History'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(selected()).toHaveAccessibleName(name);
    expect(selected()).toHaveFocus();
  }
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('an unknown key shows the first tab', () => {
  render(<Page first="nothing" />);
  expect(selected()).toHaveAccessibleName('General info');
});
