import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './index';

const [transfer, setDate] = [jest.fn(), jest.fn()];
const ACTIONS = [
  { label: 'Transfer facility', onChoose: transfer },
  { label: 'Set due date', onChoose: setDate },
];

function show() {
  render(
    <>
      <ActionMenu label="More" name="More about CIAO" actions={ACTIONS} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'More about CIAO' });
}
const items = () => screen.queryAllByRole('menuitem');

test('the menu opens with the focus on its first action, and arrow keys move the focus', async () => {
  const button = show();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More about CIAO' })).toBeVisible();
  for (const [key, name] of [
    ['', 'Transfer facility'],
    ['{ArrowDown}', 'Set due date'],
    ['{ArrowDown}', 'Transfer facility'],
    ['{ArrowUp}', 'Set due date'],
    ['{Home}', 'Transfer facility'],
    ['{End}', 'Set due date'],
  ] as const) {
    if (key !== '') await userEvent.keyboard(key);
    expect(screen.getByRole('menuitem', { name })).toHaveFocus();
  }
});

test('choosing an action closes the menu and focuses the button before the action runs', async () => {
  const button = show();
  setDate.mockImplementation(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(setDate).toHaveBeenCalledTimes(1);
  expect(transfer).not.toHaveBeenCalled();
  expect(items()).toHaveLength(0);
});

test('Escape, a click elsewhere or a second press of the button closes the menu', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(items()).toHaveLength(0);
  expect(button).toHaveFocus();

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(items()).toHaveLength(0);

  await userEvent.click(button);
  await userEvent.click(button);
  expect(items()).toHaveLength(0);
});
