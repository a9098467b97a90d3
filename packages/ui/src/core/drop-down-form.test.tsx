import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DropDownForm } from './drop-down-form';

function AddUser({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <DropDownForm label="Add user" isOpen={isOpen} onToggle={setOpen}>
      <input aria-label="Email" />
      <button type="button" onClick={() => setOpen(false)}>
        Save
      </button>
    </DropDownForm>
  );
}
const button = (name = 'Add user') => screen.getByRole('button', { name });

test('the button opens and closes the form, and is named by what it does', async () => {
  render(<AddUser />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).not.toHaveFocus();
  await userEvent.click(button());
  const close = button('Close');
  expect(close).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(close.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('textbox', { name: 'Email' }),
  );
  await userEvent.click(close);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const shown = (isOpen: boolean, content: ReactNode) => (
  <DropDownForm label="Add user" isOpen={isOpen} onToggle={() => {}}>
    {content}
  </DropDownForm>
);

test('the form comes into view when it is opened, and once more, with the focus, when it is loaded', async () => {
  const grow: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => void grow.splice(0) };
    grow.push(() => callback([], observer));
    return observer;
  });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(shown(false, null));
  expect(grow).toHaveLength(0);
  rerender(shown(true, 'Loading'));
  grow[0]?.();
  expect(scroll).toHaveBeenCalledTimes(1);
  button('Close').focus();
  const form = (
    <form>
      <input aria-label="Email" />
    </form>
  );
  rerender(shown(true, form));
  grow[0]?.();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(grow).toHaveLength(0);
});

test('the button receives the focus when the form closes', async () => {
  render(<AddUser isOpenAtFirst />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});
