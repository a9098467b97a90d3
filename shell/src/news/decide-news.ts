import type { CompositionNews } from '@portal/domain';

/** A tab's notice of newer releases: a line offers a reload, a dialog insists on it. */
export type Notice = 'none' | 'line' | 'dialog';

const MS_PER_MINUTE = 60_000;

/** The notice in a tab with this composition. */
export function noticeOf(news: CompositionNews | null, composition: string): Notice {
  if (news === null || news.composition === composition) return 'none';
  return news.is_urgent ? 'dialog' : 'line';
}

/** Whether a tab of this age, in milliseconds, must no longer run withdrawn code. */
export const isTooOld = (news: CompositionNews | null, age: number): boolean =>
  news !== null && news.is_withdrawn && news.tab_minutes > 0 && age >= news.tab_minutes * MS_PER_MINUTE;
