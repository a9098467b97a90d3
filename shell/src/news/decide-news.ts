import type { CompositionNews } from '@portal/domain';

/** What a tab does about newer releases: a line offers a reload, a dialog insists. */
export type Notice = 'none' | 'line' | 'dialog';

const MS_PER_MINUTE = 60_000;

/** What a tab with this composition shows. */
export function noticeOf(news: CompositionNews | null, composition: string): Notice {
  if (news === null || news.composition === composition) return 'none';
  return news.is_urgent ? 'dialog' : 'line';
}

/** Whether a tab of this age, ms, may no longer go on with code that was taken back. */
export const isTooOld = (news: CompositionNews | null, age: number): boolean =>
  news !== null && news.is_withdrawn && news.tab_minutes > 0 && age >= news.tab_minutes * MS_PER_MINUTE;
