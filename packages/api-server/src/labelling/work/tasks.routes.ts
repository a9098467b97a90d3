import { call } from '../../platform/http/call';
import { listTasks } from './tasks.service';
import type { LoadMoreWork } from './waiting';

/** The open tasks of the caller; the wings above this one pass in theirs. */
export const taskCalls = (loadMore: LoadMoreWork) => [
  call('GET /user/tasks', {
    capability: 'task.list',
    summary: 'The open tasks of the caller',
    answers:
      'The open tasks of the caller in all roles, the most urgent first. Each has a description, its facility, its progress, the time since which it has been pending, its due date, the page where it is done and the words of the button that leads there.',
    handle: ({ context, actor }) => listTasks(context, actor, loadMore),
  }),
];
