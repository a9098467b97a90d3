import { useProfile } from '@portal/api-slice';
import { PLAN_ASSESSMENTS, planAssessmentSchema } from '@portal/domain';
import type { PlanAssessment } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { Button } from '@portal/ui/core';
import {
  DraftNotice,
  FormActions,
  Formik,
  KeepUnsaved,
  RecordFormFrame,
  SelectField,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import type { DraftFormNotice, KeepUnsavedProps } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useMemo } from 'react';
import type { EvaluationAddress } from '../api/evaluation-address';
import { DraftLayout } from '../evaluations/draft-layout';
import { useIsLeavingKept } from '../evaluations/use-is-leaving-kept';
import { assessmentName, assessmentValues } from './assessment-values';
import type { AssessmentValues } from './assessment-values';
import { PLAN_MESSAGES as texts } from './messages';
import { useAssessmentForm } from './use-assessment-form';

export interface AssessmentFormProps {
  address: EvaluationAddress;
  /** The name of the assessed evaluation. */
  about: string;
  assessment: PlanAssessment;
  isLeaving?: KeepUnsavedProps['isLeaving'];
}

const OPTIONS = PLAN_ASSESSMENTS.map(({ code, name }) => ({ value: code, label: name }));

/** The form of an assessment of the upgrade plan: a draft until it is submitted. */
export function AssessmentForm({ address, about, assessment, isLeaving }: AssessmentFormProps) {
  const draftKey = `${useProfile()?._id}:plan-assessment:${address.aspect}:${address.instrumentId ?? address.facilityId}`;
  const isLeavingKept = useIsLeavingKept(isLeaving, draftKey);
  const { form, isAsking, setAsking, isBusy, isSaving, notice, forgetNotice, run } = useAssessmentForm(
    address,
    draftKey,
  );
  const initial = useMemo(() => assessmentValues(assessment), [assessment]);
  return (
    <RecordFormFrame form={form}>
      <Formik
        initialValues={initial}
        validationSchema={planAssessmentSchema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={async () => setAsking(true)}
      >
        <DraftLayout label={texts.about(about)} problemsTitle={texts.problems} onTry={forgetNotice}>
          {(noteSave) => (
            <>
              <FollowRecord values={initial} />
              <KeepUnsaved draftKey={draftKey} isLeaving={isLeavingKept} />
              <SelectField name="assessment" label={texts.assessment} hint={texts.hint} options={OPTIONS} required />
              <TextAreaField name="comments" label={texts.comments} minRows={3} required />
              <Actions
                notice={notice}
                isBusy={isBusy}
                isSaving={isSaving}
                onSave={(values) => {
                  noteSave();
                  void run('save', values);
                }}
              />
              <Question
                {...{ about, isBusy, isAsking }}
                onConfirm={(values) => void run('submit', values)}
                onCancel={() => setAsking(false)}
              />
            </>
          )}
        </DraftLayout>
      </Formik>
    </RecordFormFrame>
  );
}

interface ActionsProps {
  notice: DraftFormNotice | null;
  isBusy: boolean;
  isSaving: boolean;
  onSave: (values: AssessmentValues) => void;
}

function Actions({ notice, isBusy, isSaving, onSave }: ActionsProps) {
  const { dirty, values } = useFormikContext<AssessmentValues>();
  return (
    <div className="evaluation-actions">
      <DraftNotice notice={notice} />
      <FormActions>
        <Button onClick={() => onSave(values)} loading={isSaving} disabled={isBusy && !isSaving}>
          {texts.save}
        </Button>
        <SubmitButton whileInvalid="explain" isBusy={isBusy && !isSaving} disabled={isSaving}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
      {dirty && <span className="evaluation-soft">{texts.unsaved}</span>}
    </div>
  );
}

interface QuestionProps {
  about: string;
  isAsking: boolean;
  isBusy: boolean;
  onConfirm: (values: AssessmentValues) => void;
  onCancel: () => void;
}

/** Confirms the submission of an assessment. */
function Question({ about, isAsking, isBusy, onConfirm, onCancel }: QuestionProps) {
  const { values } = useFormikContext<AssessmentValues>();
  return (
    <ConfirmDialog
      open={isAsking}
      title={texts.confirmTitle}
      confirmLabel={texts.submit}
      isBusy={isBusy}
      onConfirm={() => onConfirm(values)}
      onCancel={onCancel}
      question={
        <div className="evaluation-stack">
          <p>{texts.question}</p>
          <p>
            {about}: {assessmentName(values.assessment)}
          </p>
          <p>
            <strong>{texts.irreversible}</strong>
          </p>
        </div>
      }
    />
  );
}
