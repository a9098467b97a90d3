import { retryOf, useGetTaskSummaryQuery, useListTasksQuery } from '@portal/api-slice';
import { day, groupedTasks, isOverdue } from '@portal/domain';
import type { Day, ServedTask, TaskGroup, TaskSummary } from '@portal/domain';
import { Button, Chip, ErrorState, LinkButton, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useMemo, useState } from 'react';
import { TasksWaiting } from './members-waiting';
import { MEMBER_MESSAGES } from './messages';
import './tasks.css';

const { tasks: texts } = MEMBER_MESSAGES;

/** The menu may have loaded them while the code of this page came. */
const JUST_LOADED_SECONDS = 5;

/** The open tasks of the user, most urgent first, each with a button that leads to it. */
export function TaskList() {
  const { data: summary, ...asked } = useGetTaskSummaryQuery(undefined, {
    refetchOnMountOrArgChange: JUST_LOADED_SECONDS,
  });
  const onRetry = retryOf(asked);
  if (onRetry && !summary) return <TasksFailed onRetry={onRetry} />;
  if (!summary) return <TasksWaiting />;
  return (
    <Panel title={texts.title(summary.count)}>
      {summary.count === 0 ? <p className="pub-no-tasks">{texts.none}</p> : <Tasks summary={summary} />}
    </Panel>
  );
}

const TasksFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failedTitle} onRetry={onRetry}>
    {texts.failed}
  </ErrorState>
);

function Tasks({ summary: { rows, count, total_rows } }: { summary: TaskSummary }) {
  const [isWhole, setWhole] = useState(false);
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const { data: all, ...asked } = useListTasksQuery(undefined, { skip: !isWhole });
  const onRetry = retryOf(asked);
  const shown = useMemo(() => (all ? groupedTasks(all) : rows), [all, rows]);
  return (
    <div className="pub-tasks-frame">
      <ul className="pub-tasks" aria-label={texts.list}>
        {shown.map((row, at) =>
          'count' in row ? (
            <GroupRow key={row.kind} group={row} isFirst={at === 0} />
          ) : (
            <TaskRow key={row.key} task={row} today={today} isFirst={at === 0} />
          ),
        )}
      </ul>
      {!all &&
        rows.length < total_rows &&
        (onRetry ? (
          <TasksFailed onRetry={onRetry} />
        ) : (
          <Button loading={asked.isFetching} onClick={() => setWhole(true)}>
            {texts.all(count)}
          </Button>
        ))}
    </div>
  );
}

function TaskRow({ task, today, isFirst }: { task: ServedTask; today: Day; isFirst: boolean }) {
  const { facility, what, progress, path, button } = task;
  return (
    <li className="pub-task">
      <span className="pub-task-facility">
        <Link to={pageOf(task)}>{facility.pretty_name}</Link>
      </span>
      <span className="pub-task-what">
        <strong>{what}</strong>
        {progress !== null && <span className="pub-soft">{progress}</span>}
      </span>
      <TaskDays task={task} today={today} />
      <LinkButton
        to={path}
        size="small"
        type={isFirst ? 'primary' : 'default'}
        aria-label={`${button}: ${facility.acronym}`}
      >
        {button}
      </LinkButton>
    </li>
  );
}

/** One row for a step that is pending in several facilities. */
function GroupRow({ group: { kind, count, since, path }, isFirst }: { group: TaskGroup; isFirst: boolean }) {
  const from = day(since);
  const what = texts.together(kind, count);
  return (
    <li className="pub-task">
      <span className="pub-task-facility">{texts.facilities(count)}</span>
      <span className="pub-task-what">
        <strong>{what}</strong>
      </span>
      <span className="pub-task-days">
        {from !== null && (
          <time className="pub-soft" dateTime={from}>
            {texts.since(from)}
          </time>
        )}
      </span>
      <LinkButton to={path} size="small" type={isFirst ? 'primary' : 'default'} aria-label={`${texts.list}: ${what}`}>
        {texts.show}
      </LinkButton>
    </li>
  );
}

/** The page of the facility, without the parameters that open a task in it. */
const pageOf = ({ path, facility }: ServedTask) =>
  path.startsWith('/admin') ? `/edit-nf/${facility._id}` : (path.split('?')[0] ?? path);

function TaskDays({ task: { since, due_date }, today }: { task: ServedTask; today: Day }) {
  const [from, due] = [day(since), day(due_date)];
  const isLate = isOverdue({ due }, today);
  return (
    <span className="pub-task-days">
      {due !== null && <Chip tone={isLate ? 'danger' : 'neutral'}>{isLate ? texts.overdue(due) : texts.due(due)}</Chip>}
      {from !== null && (
        <time className="pub-soft" dateTime={from}>
          {texts.since(from)}
        </time>
      )}
    </span>
  );
}
