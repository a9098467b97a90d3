import { useProfile } from '@portal/api-slice';
import { evaluationSchema } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { Formik, KeepUnsaved, RecordFormFrame, useFormikContext } from '@portal/ui/form';
import { useMemo, useEffect, useState } from 'react';
import { ChangesSince } from './changes-since';
import { DraftLayout } from './draft-layout';
import { EvaluationActions } from './evaluation-actions';
import { EvaluationFields } from './evaluation-fields';
import { EvaluationReading } from './evaluation-reading';
import type { EvaluationTask } from './evaluation-task';
import { evaluationFormValues } from './evaluation-values';
import { FormerEvaluation } from './former-evaluation';
import { EVALUATION_MESSAGES } from './messages';
import { ReopenDialog } from './reopen-dialog';
import { SubmitQuestion } from './submit-question';
import { useEvaluationForm } from './use-evaluation-form';
import { useFocusKept } from './use-focus-kept';
import { useIsLeavingKept } from './use-is-leaving-kept';
import './evaluations.css';

/** The kind under which releases before this one stored drafts of evaluations. */
const FORMER_KIND = 'verdict';
const NEVER_LEAVING = () => false;

/** The form of an evaluation, or its text for readers. Unsaved text survives the loss of the right to send it. */
export function EvaluationForm(task: EvaluationTask) {
  const { address, aspect, aspectName, about, evaluation, former, mayEdit, onClose } = task;
  const keyOf = useDraftKey(address);
  const draftKey = keyOf('evaluation');
  const isLeaving = useIsLeavingKept(task.isLeaving, draftKey);
  const { form, isAsking, setAsking, isBusy, isSaving, notice, forgetNotice, run } = useEvaluationForm(task, draftKey);
  const { reading, whole, restoreFocus } = useFocusKept(mayEdit);
  const [isReopening, setReopening] = useState(false);
  const beside = (
    <div className="evaluation-beside">
      {former && <FormerEvaluation former={former} aspectName={aspectName} />}
      {former && <ChangesSince facilityId={address.facilityId} former={former} />}
      {task.beside}
    </div>
  );
  const initial = useMemo(() => evaluationFormValues(aspect, evaluation), [aspect, evaluation]);
  const schema = useMemo(() => evaluationSchema(aspect), [aspect]);
  return (
    <RecordFormFrame form={form}>
      <Formik
        initialValues={initial}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={async () => setAsking(true)}
      >
        <div className="evaluation-form" ref={whole} tabIndex={-1}>
          <FollowRecord values={initial} />
          <CheckOnceTried />
          {/* For readers too, so that unsaved text survives the submission by another user. */}
          <div hidden={!mayEdit}>
            <KeepUnsaved
              draftKey={draftKey}
              formerKey={keyOf(FORMER_KIND)}
              isLeaving={mayEdit ? isLeaving : NEVER_LEAVING}
            />
          </div>
          {mayEdit ? (
            <DraftLayout
              label={about}
              columns={2}
              problemsTitle={EVALUATION_MESSAGES.form.problems}
              onTry={forgetNotice}
            >
              {(noteSave) => (
                <div className="evaluation-columns">
                  <div className="evaluation-side">
                    <EvaluationFields {...task} />
                    <EvaluationActions
                      notice={notice}
                      isBusy={isBusy}
                      isSaving={isSaving}
                      draftKey={draftKey}
                      onSave={(values) => {
                        noteSave();
                        void run('save', values);
                      }}
                      onCancel={onClose}
                    />
                  </div>
                  {beside}
                </div>
              )}
            </DraftLayout>
          ) : (
            <div className="evaluation-columns evaluation-read">
              {task.toAssess && <div className="evaluation-assess">{task.toAssess}</div>}
              <div className="evaluation-side">
                <EvaluationReading
                  {...task}
                  draftKey={draftKey}
                  stateRef={reading}
                  onReopen={() => setReopening(true)}
                />
                {task.assessed}
              </div>
              {beside}
            </div>
          )}
          <ReopenDialog task={task} isOpen={isReopening} onClose={() => setReopening(false)} onClosed={restoreFocus} />
          <SubmitQuestion
            task={task}
            isOpen={isAsking && mayEdit}
            isBusy={isBusy}
            onConfirm={(values) => void run('submit', values)}
            onCancel={() => setAsking(false)}
            onClosed={restoreFocus}
          />
        </div>
      </Formik>
    </RecordFormFrame>
  );
}

/** Keys of local drafts: user, kind of record, evaluation. */
function useDraftKey({ aspect, instrumentId, facilityId }: EvaluationTask['address']) {
  const userId = useProfile()?._id;
  return (kind: string) => `${userId}:${kind}:${aspect}:${instrumentId ?? facilityId}`;
}

/** Validates the form on every change after the first attempt to submit, because a draft may be incomplete. */
function CheckOnceTried() {
  const { values, submitCount, validateForm } = useFormikContext();
  const isTried = submitCount > 0;
  useEffect(() => {
    if (isTried) void validateForm(values);
  }, [isTried, values, validateForm]);
  return null;
}
