import type { EvaluationAction } from '@portal/domain';
import { EVALUATION_MESSAGES } from './messages';

const { action: texts } = EVALUATION_MESSAGES;

/** The words of the step that reports an action as done, or corrects what was reported. */
export const reportTexts = ({ reported_at }: Pick<EvaluationAction, 'reported_at'>) =>
  reported_at === null ? texts.first : texts.again;
