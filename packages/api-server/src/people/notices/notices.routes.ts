import { noticeQuerySchema, readNoticesSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams, NO_FIELDS } from '../../platform/http/params';
import { noteAllRead, noteRead, readOwnNotices } from './notices.service';

export const noticeCalls = [
  call('GET /notices', {
    capability: 'notice.list',
    summary: 'What happened that concerns the caller, the newest first',
    query: noticeQuerySchema,
    answers:
      'The page of the caller’s own notices that was asked for (`notices`), how many there are (`total_count`) and how many of them are not read (`unread_count`). Each tells of an event of which a message was written too; messages with a secret have none.',
    handle: ({ context, actor, query }) => readOwnNotices(context, actor, query),
  }),
  call('POST /notices/:id/read', {
    capability: 'notice.read',
    summary: 'Note that a notice was read',
    params: idParams,
    body: NO_FIELDS,
    answers: 'Nothing; 404 for what is no notice of the caller.',
    handle: ({ context, actor, params }) => noteRead(context, actor, params.id),
  }),
  call('POST /notices/read', {
    capability: 'notice.read',
    summary: 'Note that all notices were read, up to the newest that the caller has seen',
    body: readNoticesSchema,
    answers: 'Nothing; what came after `newest` stays unread.',
    handle: ({ context, actor, body }) => noteAllRead(context, actor, body.newest),
  }),
];
