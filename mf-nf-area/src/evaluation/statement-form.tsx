import { useProfile } from '@portal/api-slice';
import type { Day, RegularEvaluation } from '@portal/domain';
import { REGULAR_EVALUATION_SETTINGS, indicatorOf } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { Button, dated, Panel } from '@portal/ui/core';
import {
  DraftNotice,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  RecordFormFrame,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useMemo } from 'react';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { EVALUATION_MESSAGES } from './messages';
import { statementProblems, statementValues, useStatement } from './use-statement';
import type { StatementState, StatementValues } from './use-statement';

const { statement: texts } = EVALUATION_MESSAGES;
const { statement: MAX } = REGULAR_EVALUATION_SETTINGS.texts;

interface StatementFormProps {
  evaluation: RegularEvaluation;
  today: Day;
}

/** The statement of the facility: a draft until it is sent. */
export function StatementForm({ evaluation, today }: StatementFormProps) {
  const draftKey = DRAFT_KEYS.statement(useProfile()?._id ?? '', evaluation._id);
  const state = useStatement(evaluation._id, draftKey);
  const initial = useMemo(() => statementValues(evaluation), [evaluation]);
  const { statement_due: due } = evaluation;
  return (
    <Panel title={texts.title}>
      <RecordFormFrame form={state.form}>
        <Formik
          initialValues={initial}
          validate={(values) => statementProblems(values, 'send')}
          validateOnBlur={false}
          onSubmit={async () => state.setAsking(true)}
        >
          <FormLayout label={texts.form} problemsTitle={texts.problems}>
            <FollowRecord values={initial} />
            <KeepUnsaved draftKey={draftKey} />
            <p>{dated(due < today ? texts.over(due) : texts.intro(due))}</p>
            <Fields state={state} hasDraft={evaluation.statement !== null} />
            <SendQuestion state={state} unknown={unknownFigures(evaluation)} />
          </FormLayout>
        </Formik>
      </RecordFormFrame>
    </Panel>
  );
}

interface FieldsProps {
  state: StatementState;
  /** Whether the server has a draft. */
  hasDraft: boolean;
}

function Fields({ state: { notice, isBusy, isSaving, run }, hasDraft }: FieldsProps) {
  const { values, dirty } = useFormikContext<StatementValues>();
  const left = MAX - values.statement.trim().length;
  const saved = hasDraft ? texts.draftSaved : texts.draftOnly;
  return (
    <>
      <TextAreaField name="statement" label={texts.field} hint={texts.hint(left)} minRows={6} required />
      <div className="nf-stack">
        <DraftNotice notice={notice} />
        <FormActions>
          <Button onClick={() => void run('save', values)} loading={isSaving} disabled={isBusy && !isSaving}>
            {texts.save}
          </Button>
          <SubmitButton whileInvalid="explain" isBusy={isBusy && !isSaving} disabled={isSaving}>
            {texts.send}
          </SubmitButton>
        </FormActions>
        <span className="nf-soft">{dirty ? texts.unsaved : saved}</span>
      </div>
    </>
  );
}

/** The number of figures that may still be imported. */
const unknownFigures = ({ indicators }: RegularEvaluation) =>
  indicators.filter(({ code, value }) => value === null && indicatorOf(code).source === 'import').length;

/** `unknown`: the number of figures that the facility cannot have seen. */
function SendQuestion({ state, unknown }: { state: StatementState; unknown: number }) {
  const { values } = useFormikContext<StatementValues>();
  return (
    <ConfirmDialog
      open={state.isAsking}
      title={texts.confirmTitle}
      confirmLabel={texts.send}
      isBusy={state.isBusy}
      onConfirm={() => void state.run('send', values)}
      onCancel={() => state.setAsking(false)}
      question={
        <>
          <p>{texts.confirmQuestion}</p>
          {unknown > 0 && <p>{texts.unknownFigures(unknown)}</p>}
          <p>
            <strong>{texts.irreversible}</strong>
          </p>
        </>
      }
    />
  );
}
