import type { InferType } from 'yup';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { pagingSchema } from '../paging/schema';

/** A notice in the portal of an event that was also reported by email. */
export interface Notice {
  _id: string;
  /** Epoch seconds. */
  date: number;
  subject: string;
  text: string;
  path: string | null;
  is_read: boolean;
}

/** A page of the user's notices, the newest first. */
export interface NoticePage {
  notices: Notice[];
  total_count: number;
  /** The number of unread notices on all pages. */
  unread_count: number;
}

export const noticeQuerySchema = pagingSchema.pick(['start', 'count']);
export type NoticeQuery = InferType<typeof noticeQuerySchema>;

/** Marks a notice and all older ones as read. Notices that arrived after the list was loaded stay unread. */
export const readNoticesSchema = form({ newest: reference().required(REQUIRED) });
