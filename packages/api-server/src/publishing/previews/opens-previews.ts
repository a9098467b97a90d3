import type { ShellRelease } from '@portal/portal-contract';

const PAGE = 'preview';

/** Whether a shell supports previews: tabs enter them through its page. */
export const opensPreviews = ({ pages }: Pick<ShellRelease, 'pages'>): boolean =>
  pages.some(({ page }) => page === PAGE);
