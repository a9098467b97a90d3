import type { InferType } from 'yup';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { pagingSchema } from '../paging/schema';

/** What a person is told in the portal of an event that a message told of as well. */
export interface Notice {
  _id: string;
  /** Epoch seconds. */
  date: number;
  subject: string;
  text: string;
  /** The page where to go on, if there is one. */
  path: string | null;
  is_read: boolean;
}

/** A page of one's own notices, the newest first. */
export interface NoticePage {
  notices: Notice[];
  total_count: number;
  /** How many of all are not read. */
  unread_count: number;
}

/** A page of notices, always bounded. */
export const noticeQuerySchema = pagingSchema.pick(['start', 'count']);
export type NoticeQuery = InferType<typeof noticeQuerySchema>;

/** All that a person has seen is read: the newest one of the list, and what is older; what came since stays unread. */
export const readNoticesSchema = form({ newest: reference().required(REQUIRED) });
