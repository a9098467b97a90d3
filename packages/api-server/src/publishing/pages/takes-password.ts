import { findPage, type ShellPage } from '@portal/portal-contract';
import type { Current } from '../releases/current';

const PAGES: readonly string[] = ['login', 'reset-password', 'change-password'];

/** Whether the path is that of a page of the shell where a password is typed or a link to set one is requested. */
export function takesPassword({ shell }: Pick<Current, 'shell'>, path: string): boolean {
  const found = shell && findPage<ShellPage>(shell.pages, path);
  return found ? PAGES.includes(found.page.page) : false;
}
