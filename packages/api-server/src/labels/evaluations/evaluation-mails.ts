import { EVALUATION_OUTCOME_WORDS, LABEL_PAGES, type Day, type EvaluationOutcome } from '@portal/domain';
import type { News } from '../../quality/mail/holder-mail';
import type { EvaluationRow } from './evaluations.store';
import { nameOfEvaluation } from './record-evaluation';

type EvaluationInMail = Pick<
  EvaluationRow,
  'id' | 'kind' | 'openedForYear' | 'openedOn' | 'periodFrom' | 'periodTo'
> & {
  statementDue: Day;
};

const pathOf = (id: string, toCentre: boolean) =>
  toCentre ? LABEL_PAGES.evaluation(id) : LABEL_PAGES.ownEvaluation(id);

const STATE = 'Open the evaluation';

/** An evaluation has opened, and waits for the statement of the facility. */
export const openedNews = (evaluation: EvaluationInMail): News => ({
  kind: 'evaluation-opened',
  subject: `${nameOfEvaluation(evaluation)} of your label`,
  paragraphs: [
    `The ${nameOfEvaluation(evaluation)} of your label has opened. It looks at ${evaluation.periodFrom} to ${evaluation.periodTo}.`,
    `Please read its indicators and send your statement by ${evaluation.statementDue}. Afterwards the calibration centre reviews, with or without it.`,
  ],
  action: STATE,
  path: pathOf(evaluation.id, false),
});

/** The statement of a facility is due soon. */
export const statementDueNews = (evaluation: EvaluationInMail): News => ({
  kind: 'evaluation-statement-due',
  subject: `your statement on the ${nameOfEvaluation(evaluation)} is due by ${evaluation.statementDue}`,
  paragraphs: [
    `Your statement on the ${nameOfEvaluation(evaluation)} of your label is due by ${evaluation.statementDue}. Afterwards the calibration centre reviews without it.`,
  ],
  action: STATE,
  path: pathOf(evaluation.id, false),
});

const AFTERWARDS: Record<EvaluationOutcome, string> = {
  continue: 'The label continues.',
  continue_with_actions: 'The label continues. The facility carries out the actions that are listed.',
  propose_suspension: 'The suspension of the label is proposed. Until it is decided on, the label holds as before.',
};

interface ClosedEvaluation {
  outcome: EvaluationOutcome;
  conclusions: string;
  actions: readonly { text: string; due: Day }[];
}

/** An evaluation is closed, for the facility or for the centre. */
export const closedNews = (
  evaluation: EvaluationInMail,
  { outcome, conclusions, actions }: ClosedEvaluation,
  { toCentre, facility }: { toCentre: boolean; facility: { name: string } },
): News => ({
  kind: 'evaluation-closed',
  subject: `${nameOfEvaluation(evaluation)}: ${EVALUATION_OUTCOME_WORDS[outcome].toLowerCase()}`,
  paragraphs: [
    `The ${nameOfEvaluation(evaluation)} of ${facility.name} is closed. Its outcome: ${EVALUATION_OUTCOME_WORDS[outcome].toLowerCase()}. ${AFTERWARDS[outcome]}`,
    `Conclusions: ${conclusions}`,
    ...actions.map(({ text, due }) => `Action, due by ${due}: ${text}`),
  ],
  action: STATE,
  path: pathOf(evaluation.id, toCentre),
});

/** An action of a facility is due soon. */
export const actionDueNews = (evaluation: EvaluationInMail, { text, due }: { text: string; due: Day }): News => ({
  kind: 'evaluation-action-due',
  subject: `an action of the ${nameOfEvaluation(evaluation)} is due by ${due}`,
  paragraphs: [`An action of the ${nameOfEvaluation(evaluation)} of your label is due by ${due}: ${text}`],
  action: 'Report it as done',
  path: pathOf(evaluation.id, false),
});
