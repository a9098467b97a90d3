import { summarizeTasks, taskQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { listTasks } from './tasks.service';
import type { LoadMoreWork } from './waiting';

/** The open tasks of the caller; the wings above this one pass in theirs. */
export const taskCalls = (loadMore: LoadMoreWork) => [
  call('GET /user/tasks', {
    capability: 'task.list',
    summary: 'The open tasks of the caller',
    query: taskQuerySchema,
    answers:
      'The open tasks of the caller in all roles, the most urgent first. Each has a description, its facility, its progress, the time since which it has been pending, its due date, the page where it is done and the words of the button that leads there. `facility` (an id) restricts the list to one facility, `kind` to one kind of tasks.',
    handle: ({ context, actor, query }) => listTasks(context, actor, loadMore, query),
  }),
  call('GET /user/task-summary', {
    capability: 'task.list',
    summary: 'The numbers of open tasks of the caller, and the first rows of their list',
    answers:
      'The number of open tasks, in total and by the path of their page up to the first id in it; and the first rows of their list as the home page shows it, with the total number of rows. A row is a task as in `/user/tasks`, or the tasks of one kind at several facilities, with their number and the page that lists these facilities.',
    handle: async ({ context, actor }) => summarizeTasks(await listTasks(context, actor, loadMore)),
  }),
];
