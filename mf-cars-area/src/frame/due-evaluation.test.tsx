import { summarizeTasks, taskButton } from '@portal/domain';
import type { InitialAcceptance, PendingFor, ServedTask, TaskKind } from '@portal/domain';
import { anId } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import type { Who } from '../evaluations/review.fixture';
import { FACILITY } from '../evaluations/review.fixture';
import { inState, openEvaluation } from './evaluation.fixture';

const PAGE = `/cars/evaluate-nf/${FACILITY}`;
const OF_REVIEWER = `${PAGE}?tab=lidars&evaluation=first`;
const OF_SYNERGY = `${PAGE}?tab=synergy&evaluation=synergy`;

const task = (kind: TaskKind, path: string, change: Partial<ServedTask> = {}): ServedTask => ({
  kind,
  what: 'Submit 12 evaluations',
  progress: '0 of 12 submitted',
  since: null,
  due_date: null,
  facility: { _id: FACILITY, acronym: 'CIAO', pretty_name: 'CIAO' },
  path,
  button: taskButton(kind),
  key: path,
  ...change,
});

const open = (who: Who, tasks: ServedTask[], change: Partial<InitialAcceptance> = {}, search = '?tab=all') =>
  openEvaluation({
    who,
    at: `/${FACILITY}${search}`,
    application: () => inState('submitted', change),
    answers: { 'GET /user/task-summary': loads(summarizeTasks(tasks)) },
  });

test.each<[why: string, pending_for: PendingFor, tasks: ServedTask[], says: RegExp]>([
  [
    'whose colleague is not assigned yet',
    'reviewers',
    [task('evaluations', OF_REVIEWER, { what: 'Submit 4 evaluations' })],
    /^SubmittedYour turn: submit 4 evaluations\. Waiting for an administrator to assign reviewers\.$/,
  ],
  [
    'whom the application waits for',
    'evaluations',
    [task('evaluations', OF_REVIEWER)],
    /^SubmittedYour turn: complete the evaluation\./,
  ],
  [
    'who has another task at the facility alone',
    'evaluations',
    [task('taken-test', '/cars/qa-test/1')],
    /^SubmittedWaiting for reviewers to complete the evaluation\./,
  ],
])('the heading says first what a reviewer can do now: %s [12.285]', async (_why, pending_for, tasks, says) => {
  open('lidar reviewer', tasks, { pending_for, pending_since: null });
  await waitFor(async () => {
    const heading = (await screen.findByText('Submitted', { selector: '.fac-status *' })).closest('p');
    expect(heading?.textContent?.replaceAll('\u00a0', '').replace(/^Submitted /, 'Submitted')).toMatch(says);
  });
});

const primaryButtons = () => [...document.querySelectorAll('.p-button-primary')];

test.each<[kind: TaskKind, words: string, change: Partial<ServedTask>]>([
  ['evaluations', '0 of 12 submitted', {}],
  ['assessments', 'Submit 3 assessments', { progress: null, what: 'Submit 3 assessments' }],
])('the one primary button of a reviewer leads to the next open one: %s [12.220]', async (kind, words, change) => {
  open('lidar reviewer', [
    task(kind, OF_REVIEWER.replace(FACILITY, anId(11)), { facility: { _id: anId(11), acronym: '', pretty_name: '' } }),
    task(kind, OF_REVIEWER, change),
  ]);
  const button = await screen.findByRole('link', { name: taskButton(kind) });
  expect(button).toHaveAttribute('href', OF_REVIEWER);
  expect(screen.getByText(words)).toBeVisible();
  expect(primaryButtons()).toEqual([button]);
});

test.each<[who: Who, words: string | null]>([
  ['lidar reviewer', '4 of 4 submitted'],
  ['administrator', null],
])('the progress of a %s who has nothing more to submit: %s [12.220]', async (who, words) => {
  open(who, []);
  await screen.findByRole('tablist');
  await waitFor(() => expect(screen.queryByText(/ of \d+ submitted$/)?.textContent ?? null).toBe(words));
  expect(screen.queryByRole('link', { name: taskButton('evaluations') })).not.toBeInTheDocument();
});

test('an administrator is led to the synergy [12.220]', async () => {
  open('administrator', [task('synergy', OF_SYNERGY)]);
  expect(await screen.findByRole('link', { name: 'Evaluate' })).toHaveClass('p-button-primary');
});

test('on the tab of the synergy its form has the primary button [12.220]', async () => {
  open('administrator', [task('synergy', OF_SYNERGY)], {}, '?tab=synergy');
  const submit = await screen.findByRole('button', { name: 'Submit' });
  expect(screen.queryByRole('link', { name: 'Evaluate' })).not.toBeInTheDocument();
  expect(primaryButtons()).toEqual([submit]);
});

test('beside a report that can be issued, an evaluation is not the primary step [12.220]', async () => {
  open('administrator', [task('synergy', OF_SYNERGY)], { can_issue_preliminary_report: true });
  const button = await screen.findByRole('link', { name: 'Evaluate' });
  expect(button).not.toHaveClass('p-button-primary');
  expect(primaryButtons()).toEqual([await screen.findByRole('button', { name: 'Submit' })]);
});

test('a report to issue has no button of its own in the heading [12.220]', async () => {
  open('CARS', [task('preliminary-report', PAGE)], { can_issue_preliminary_report: true });
  await screen.findByRole('button', { name: 'Submit' });
  expect(screen.queryByRole('link', { name: 'Issue report' })).not.toBeInTheDocument();
});

test('missing reviewers are the due step of an administrator, and the only primary button [12.220]', async () => {
  open('administrator', [task('synergy', OF_SYNERGY)], { reviewers_set: false });
  const button = await screen.findByRole('button', { name: 'Set reviewers' });
  expect(await screen.findByRole('link', { name: 'Evaluate' })).not.toHaveClass('p-button-primary');
  expect(primaryButtons()).toEqual([button]);
});

test('assigned reviewers keep their colour beside the due step, but not its weight [12.220]', async () => {
  open('administrator', [task('synergy', OF_SYNERGY)]);
  const button = await screen.findByRole('link', { name: 'Evaluate' });
  expect(screen.getByRole('button', { name: 'Change reviewers' })).toHaveClass('fac-reviewers-set', 'p-button-default');
  expect(primaryButtons()).toEqual([button]);
});
