import type { ShellRelease } from '@portal/portal-contract';

const PAGE = 'preview';

/** Whether a shell knows previews: tabs enter them through its page. */
export const opensPreviews = ({ pages }: Pick<ShellRelease, 'pages'>): boolean =>
  pages.some(({ page }) => page === PAGE);
