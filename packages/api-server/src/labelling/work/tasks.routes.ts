import { call } from '../../platform/http/call';
import { listTasks } from './tasks.service';

export const taskCalls = [
  call('GET /user/tasks', {
    capability: 'task.list',
    summary: 'What waits for the caller',
    answers:
      'The open tasks of the caller in every role, what presses most first: in words, with the facility, how far it has come, since when it is theirs, until when, and where it is done.',
    handle: ({ context, actor }) => listTasks(context.db, actor),
  }),
];
