import { saveAttempt, serverMessage } from '@portal/api-slice';
import type { EvaluationWithoutFigures } from '@portal/domain';
import { problems, statementSchema } from '@portal/domain';
import { useDraftForm } from '@portal/ui/form';
import type { DraftFormState, SaveAttempt } from '@portal/ui/form';
import { useSaveStatementMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';

const { statement: texts } = EVALUATION_MESSAGES;

/** The statement as it is typed. */
export interface StatementValues {
  version: number;
  statement: string;
}

type StatementAct = 'save' | 'send';

export type StatementState = DraftFormState<StatementValues, EvaluationWithoutFigures, 'send'>;

/** The form values of an evaluation. */
export const statementValues = ({ version, statement }: EvaluationWithoutFigures): StatementValues => ({
  version,
  statement: statement ?? '',
});

const asBody = (values: StatementValues, act: StatementAct) => ({ ...values, send: act === 'send' });

/** What is wrong with the statement, or missing before it can be sent. */
export function statementProblems(values: StatementValues, act: StatementAct): Record<string, string> {
  if (act === 'send' && values.statement.trim() === '') return { statement: texts.missing };
  return Object.fromEntries(problems(statementSchema, asBody(values, act)).map(({ path, message }) => [path, message]));
}

function differences(saved: EvaluationWithoutFigures, { statement }: StatementValues) {
  const [before, after] = [saved.statement ?? '', statement.trim()];
  return before === after ? [] : [{ label: texts.field, before, after }];
}

/** The form of a statement: saves a draft, or sends it, which is final. */
export function useStatement(id: string, draftKey: string): StatementState {
  const [save, { isLoading: isBusy }] = useSaveStatementMutation();

  async function send(act: StatementAct, values: StatementValues): Promise<SaveAttempt<EvaluationWithoutFigures>> {
    const refused = statementProblems(values, act);
    if (Object.keys(refused).length > 0) return { state: 'failed', errors: refused, message: null };
    const answer = await save({ id, body: statementSchema.cast(asBody(values, act)) });
    const attempt = saveAttempt(answer);
    // There is nothing to decide between two versions of a statement that was sent by now.
    if (attempt.state === 'conflict' && attempt.record.status !== 'facility_input')
      return { state: 'failed', errors: null, message: serverMessage(answer.error) };
    return attempt;
  }

  return useDraftForm({ draftKey, valuesOf: statementValues, differences, texts, isBusy, send });
}
