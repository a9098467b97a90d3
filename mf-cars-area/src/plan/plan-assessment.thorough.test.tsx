import type { PlanAssessment } from '@portal/domain';
import { fails, loads } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, anEvaluation, compliance, FACILITY, openTab } from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';
import { SynergyTab } from '../synergy/synergy-tab';

jest.setTimeout(20_000);

const PATH = `/national-facility/${FACILITY}`;
const EDIT = `POST ${PATH}/edit/plan-assessment/synergy`;
const SUBMIT = `POST ${PATH}/submit/plan-assessment/synergy`;
const MINE = 'The plan moves the photometer.';

const ON_SYNERGY: PlanAssessment = {
  target_kind: 'facility',
  target_id: FACILITY,
  aspect: 'synergy',
  compliance: 'no',
  assessment: null,
  comments: null,
  assessment_date: null,
  reviewer: null,
  version: 0,
};

const open = (who: Who, answers: Parameters<typeof openTab>[0]['answers'] & object = {}, plan = ON_SYNERGY) =>
  openTab({
    Tab: SynergyTab,
    who,
    application: () =>
      anApplication(
        {
          synergy_compliance: anEvaluation({ compliance: compliance('no'), evaluation_date: 1, version: 1 }),
          plan_assessments: [plan],
        },
        'waiting_final_report',
      ),
    answers: {
      [`GET ${PATH}/synergy-matrix`]: loads({ pairs: [], lidars: {}, photometers: {} }),
      [`GET ${PATH}/suggested-synergy-compliance`]: loads({ compliance: null, code: 0 }),
      ...answers,
    },
  });

const plan = async () => within(await screen.findByRole('form', { name: /^Upgrade plan: Synergy of/ }));

test('the plan is assessed beside the evaluation: saved as a draft, then submitted [12.25]', async () => {
  const saved = { ...ON_SYNERGY, comments: MINE, version: 1 };
  const { sent } = open('administrator', {
    [EDIT]: loads(saved),
    [SUBMIT]: loads({ ...saved, assessment: 'partly', assessment_date: 2, version: 2 }),
  });
  await userEvent.type((await plan()).getByLabelText('Comments on the plan'), MINE);
  await userEvent.click((await plan()).getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(EDIT)).toEqual([{ assessment: null, comments: MINE, version: 0 }]));
  await userEvent.click((await plan()).getByRole('button', { name: 'Submit' }));
  expect(await (await plan()).findByRole('alert')).toHaveTextContent('Choose the assessment');
  await userEvent.selectOptions((await plan()).getByLabelText('Assessment'), 'Partly accepted');
  await userEvent.click((await plan()).getByRole('button', { name: 'Submit' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm the assessment of the upgrade plan' }));
  expect(sent(SUBMIT)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(SUBMIT)).toEqual([{ assessment: 'partly', comments: MINE, version: 1 }]));
});

test('input that could not be saved stays in the form', async () => {
  open('administrator', { [EDIT]: fails(409, 'Too late.', { code: 1003 }) });
  await userEvent.type((await plan()).getByLabelText('Comments on the plan'), MINE);
  await userEvent.click((await plan()).getByRole('button', { name: 'Save draft' }));
  expect(await (await plan()).findByText('The draft was not saved')).toBeVisible();
  expect((await plan()).getByLabelText('Comments on the plan')).toHaveValue(MINE);
});

test('other users read the assessment', async () => {
  const submitted = {
    ...ON_SYNERGY,
    assessment: 'partly',
    comments: MINE,
    assessment_date: 1_770_000_000,
    version: 1,
  } as const;
  open('lidar reviewer', {}, submitted);
  expect(await screen.findByText('Submitted on 2026-02-02.')).toBeVisible();
  expect(screen.getByText('Partly accepted')).toBeVisible();
  expect(screen.getByText(MINE)).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Upgrade plan/ })).not.toBeInTheDocument();
});
