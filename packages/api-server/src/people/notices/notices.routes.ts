import { noticeQuerySchema, readNoticesSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams, NO_FIELDS } from '../../platform/http/params';
import { noteAllRead, noteRead, readOwnNotices } from './notices.service';

export const noticeCalls = [
  call('GET /notices', {
    capability: 'notice.list',
    summary: 'The notices of the caller, newest first',
    query: noticeQuerySchema,
    answers:
      'The requested page of the caller’s own notices (`notices`), their total number (`total_count`) and the number of unread notices (`unread_count`). Each notice reports an event for which a message was also written; messages that contain a secret have no notice.',
    handle: ({ context, actor, query }) => readOwnNotices(context, actor, query),
  }),
  call('POST /notices/:id/read', {
    capability: 'notice.read',
    summary: 'Mark a notice as read',
    params: idParams,
    body: NO_FIELDS,
    answers: 'No data. The answer is 404 if the notice does not belong to the caller.',
    handle: ({ context, actor, params }) => noteRead(context, actor, params.id),
  }),
  call('POST /notices/read', {
    capability: 'notice.read',
    summary: 'Mark all notices as read, up to the newest that the caller has seen',
    body: readNoticesSchema,
    answers: 'No data. Notices after `newest` stay unread.',
    handle: ({ context, actor, body }) => noteAllRead(context, actor, body.newest),
  }),
];
