import type { MenuEntry } from '@portal/portal-contract';
import { containsAll, searchWords } from '@portal/ui/core';

/** A page or an action that the search offers. */
export interface Command {
  label: string;
  /** Its position in the menu. */
  about: string;
  path: string;
}

/** Actions of the menus other than links, with the same labels as in the user menu. */
export const ACTIONS: readonly Command[] = [
  { label: 'My account', about: 'Your account', path: '/my-account' },
  { label: 'Change Password', about: 'Your account', path: '/change-password' },
  { label: 'Reminders', about: 'Your account', path: '/#reminders' },
  { label: 'Notices', about: 'Your account', path: '/notices' },
  { label: 'Privacy', about: 'This portal', path: '/privacy' },
  { label: 'Logout', about: 'Your account', path: '/logout' },
];

/** The pages of a menu. A menu only contains pages that the role may open. */
export const pagesIn = (menu: readonly MenuEntry[]): Command[] =>
  menu.flatMap(({ label, path, children = [] }) => [
    ...(path === undefined ? [] : [{ label, about: '', path }]),
    ...children.map((child) => ({ label: child.label, about: label, path: child.path })),
  ]);

/** The commands that contain every word; all of them if there are no words. */
export const matching = (commands: readonly Command[], typed: string): Command[] => {
  const words = searchWords(typed);
  return commands.filter(({ label, about }) => containsAll(`${label} ${about}`, words));
};
