import { findPage, type ShellPage } from '@portal/portal-contract';
import type { Current } from '../releases/current';

const PAGES: readonly string[] = ['login', 'reset-password', 'change-password'];

/** Whether this is the address of a page of the shell where a password is typed, or a link to one is asked for. */
export function takesPassword({ shell }: Pick<Current, 'shell'>, path: string): boolean {
  const found = shell && findPage<ShellPage>(shell.pages, path);
  return found ? PAGES.includes(found.page.page) : false;
}
