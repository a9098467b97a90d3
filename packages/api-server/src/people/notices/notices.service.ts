import { epochSeconds, TABLES, type Notice, type NoticePage, type NoticeQuery } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { orNotFound } from '../../platform/errors/app-error';
import { countNotices, findNotice, listNotices, markRead, markReadUpTo, type StoredNotice } from './notices.store';

const toNotice = ({ id, createdAt, subject, text, path, readAt }: StoredNotice): Notice => ({
  _id: id,
  date: epochSeconds(createdAt),
  subject,
  text,
  path,
  is_read: readAt !== null,
});

/** A page of the caller's own notices, newest first, with the numbers of all and of unread ones. */
export async function readOwnNotices({ db }: Context, actor: Actor, query: NoticeQuery): Promise<NoticePage> {
  const part = { start: query.start ?? 0, count: query.count ?? TABLES.pageSize };
  const [rows, { total, unread }] = await Promise.all([listNotices(db, actor.id, part), countNotices(db, actor.id)]);
  return { notices: rows.map(toNotice), total_count: total, unread_count: unread };
}

/** Marks a notice as read. A notice of another user is not found, as if it did not exist. */
export async function noteRead({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  orNotFound(await findNotice(db, actor.id, id));
  await markRead(db, { userId: actor.id, id, now: now() });
}

/** Marks this notice and all older ones as read. */
export async function noteAllRead({ db, now }: Context, actor: Actor, newest: string): Promise<void> {
  await markReadUpTo(db, orNotFound(await findNotice(db, actor.id, newest)), now());
}
