import { CATALOGUE } from '@portal/domain';
import type { RecordChanges } from '@portal/domain';
import { fails, enter, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LidarsTab } from '../lidars/lidars-tab';
import {
  anApplication,
  anEvaluation,
  aReviewedLidar,
  compliance,
  evaluationCall,
  openTab,
  RALI,
  REVIEWERS,
  windowOf,
} from './review.fixture';

const REOPEN = evaluationCall('reopen', 'lidar-feasibility', RALI);
const GIVEN = {
  feasibility_compliance: compliance('yes'),
  feasibility_comments: 'Enclosed.',
  feasibility_recommendations: 'None.',
  feasibility_reviewer: REVIEWERS.lidar,
};
const CHANGES = `GET /national-facility/${anApplication().facility._id}/changes-since-last-round?since=1`;
const CHANGED: RecordChanges = {
  about: 'lidar',
  id: RALI,
  name: 'RALI',
  what: 'changed',
  changes: [{ path: 'manufacturer', before: 'Dust Ltd', after: 'Dust Works' }],
};
const OTHER: RecordChanges = { ...CHANGED, id: 'another', name: 'MUSA' };
const TITLE = `Re-open an evaluation of ${anApplication().facility.acronym}: Feasibility of RALI`;
const NAME = 'Re-open this evaluation';

function open(who: 'administrator' | 'lidar reviewer', answer: (reopen: () => void) => unknown = () => undefined) {
  let isDraft = false;
  const application = () =>
    anApplication({
      lidars: [
        aReviewedLidar({
          ...GIVEN,
          feasibility_evaluation_date: isDraft ? null : 1_750_000_000,
          feasibility_version: isDraft ? 3 : 2,
        }),
      ],
      former_evaluations: [
        {
          target: RALI,
          aspect: 'feasibility',
          round: 1,
          compliance: compliance('no'),
          comments: 'Not enclosed.',
          recommendations: 'Enclose it.',
          evaluation_date: 1_700_000_000,
          reviewer: REVIEWERS.lidar,
        },
      ],
    });
  const answers = { [REOPEN]: () => answer(() => (isDraft = true)), [CHANGES]: loads([CHANGED, OTHER]) } as never;
  return openTab({
    Tab: LidarsTab,
    application,
    who,
    search: `?tab=lidars&evaluation=lidar-feasibility.${RALI}`,
    answers,
  });
}

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  const dialog = await windowOf(TITLE);
  await enter(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A test was overlooked.');
  return { dialog, confirm: () => userEvent.click(within(dialog).getByRole('button', { name: NAME })) };
}

test('an administrator reopens one evaluation, whose form has its text and the focus [12.30]', async () => {
  const { sent } = open('administrator', (reopen) => {
    reopen();
    return says(2, CATALOGUE.saved.message, anEvaluation({ version: 3 }));
  });
  const { confirm } = await ask();
  await confirm();
  expect(await screen.findByRole('textbox', { name: 'Comments' })).toHaveValue('Enclosed.');
  expect(sent(REOPEN)).toEqual([{ reason: 'A test was overlooked.', version: 2 }]);
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveClass('evaluation-form'));
});

test('a refused attempt shows the error, and the reason stays', async () => {
  open('administrator', () => fails(409, 'The report is issued.'));
  const { dialog, confirm } = await ask();
  await confirm();
  expect(await within(dialog).findByText('The report is issued.')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('A test was overlooked.');
});

test('its reviewer cannot reopen it, and sees the evaluation of an earlier round beside it [12.31]', async () => {
  open('lidar reviewer');
  expect(await screen.findByText('Evaluation of round 1: Not compliant')).toBeInTheDocument();
  expect(screen.getByText('Not enclosed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
});

test('the changes of the facility to the instrument since then are shown beside the form [12.46]', async () => {
  open('administrator');
  await userEvent.click(await screen.findByText('What the facility has changed since then'));
  expect(screen.getByRole('row', { name: /Dust Ltd .*Dust Works/ })).toBeVisible();
  expect(screen.queryByText(/MUSA: changed/)).not.toBeInTheDocument();
});
