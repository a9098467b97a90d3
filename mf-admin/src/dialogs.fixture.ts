import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * The dialog with this title. In tests antd gives all dialogs the same id, so their accessible names cannot be used.
 */
export async function dialog(title: string) {
  const element = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>(
    '[role=dialog]',
  );
  if (!element) throw new Error(`${title} is not a dialog.`);
  return within(element);
}

/** Clicks a button in a dialog. */
export const pressIn = async (queries: ReturnType<typeof within>, name: string) =>
  userEvent.click(await queries.findByRole('button', { name, hidden: true }));
