import type { RegularEvaluation } from '@portal/domain';
import { EVALUATION_TURNS } from '@portal/domain';
import { anId, aProfile, aRegularEvaluation } from '@portal/testing';
import { fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { EvaluationPage } from '../pages/evaluation-page';

export const ID = anId(900);
export const CALL = `/evaluations/${ID}`;
const ROUTE = '/cars/evaluation/:id?';
export const CARS = aProfile(['cars'], { _id: anId(2) });

type Answers = Parameters<typeof fakeApi>[0];

/** Opens a page of evaluations. */
export function openEvaluations(path: string, answers: Answers, profile = CARS) {
  const made = fakeApi(answers);
  const view = renderInPortal(<EvaluationPage />, { path, route: ROUTE, profile });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { address: view.address, made, sent };
}

/** Opens the page of one evaluation, with a server that keeps what is saved. */
export function openEvaluation(evaluation: RegularEvaluation, answers: Answers = {}, profile = CARS) {
  let present = evaluation;
  const keeps = (change: Partial<RegularEvaluation>) => () => {
    present = { ...present, ...change, version: present.version + 1 };
    return says(2, 'Saved!', present);
  };
  const inReview = { status: 'in_review', turn: EVALUATION_TURNS.in_review, steps: ['review', 'close'] } as const;
  return openEvaluations(
    `/cars/evaluation/${ID}`,
    {
      [`GET ${CALL}`]: () => loads(present),
      [`POST ${CALL}/review`]: keeps({ ...inReview, steps: [...inReview.steps] }),
      [`POST ${CALL}/close`]: keeps({
        status: 'closed',
        turn: EVALUATION_TURNS.closed,
        steps: [],
        outcome: 'continue',
      }),
      ...answers,
    },
    profile,
  );
}

/** An evaluation in review. */
export const reviewed = (change: Partial<RegularEvaluation> = {}) =>
  aRegularEvaluation({ status: 'in_review', steps: ['review', 'close'], version: 3, ...change });
