import type { MenuEntry } from '@portal/portal-contract';
import { containsAll, searchWords } from '@portal/ui/core';

/** A page or an action that the search offers. */
export interface Command {
  label: string;
  /** Where the menu has it. */
  about: string;
  path: string;
}

/** What a menu offers besides links, in the words of the menu of the user. */
export const ACTIONS: readonly Command[] = [
  { label: 'Change Password', about: 'Your account', path: '/change-password' },
  { label: 'Reminders', about: 'Your account', path: '/#reminders' },
  { label: 'Notices', about: 'Your account', path: '/notices' },
  { label: 'Privacy', about: 'This portal', path: '/privacy' },
  { label: 'Logout', about: 'Your account', path: '/logout' },
];

/** The pages of a menu: what a role may not do stands in none, and so not here. */
export const pagesIn = (menu: readonly MenuEntry[]): Command[] =>
  menu.flatMap(({ label, path, children = [] }) => [
    ...(path === undefined ? [] : [{ label, about: '', path }]),
    ...children.map((child) => ({ label: child.label, about: label, path: child.path })),
  ]);

/** Those commands in which every word stands; all of them without words. */
export const matching = (commands: readonly Command[], typed: string): Command[] => {
  const words = searchWords(typed);
  return commands.filter(({ label, about }) => containsAll(`${label} ${about}`, words));
};
