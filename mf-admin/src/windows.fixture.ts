import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The window with this title: in tests all windows get the same id from the library, so their names are not told apart. */
export async function dialog(title: string) {
  const found = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>(
    '[role=dialog]',
  );
  if (!found) throw new Error(`${title} is no window.`);
  return within(found);
}

/** Presses a button of a window. */
export const pressIn = async (window: ReturnType<typeof within>, name: string) =>
  userEvent.click(await window.findByRole('button', { name, hidden: true }));
