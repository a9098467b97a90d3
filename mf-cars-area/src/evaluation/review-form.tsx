import { useProfile } from '@portal/api-slice';
import { can, EVALUATION_OUTCOMES, EVALUATION_OUTCOME_WORDS, REGULAR_EVALUATION_SETTINGS } from '@portal/domain';
import type { Day, RegularEvaluation } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { Alert, Button, Panel } from '@portal/ui/core';
import {
  DraftNotice,
  ChoiceField,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  RecordFormFrame,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import { useEffect, useMemo } from 'react';
import { ActionsField } from './actions-field';
import { CloseQuestion } from './close-question';
import { EVALUATION_MESSAGES } from './messages';
import { closingProblems, hasActions, nestedErrors, outcomeIn, reviewValues, typedActions } from './review-values';
import type { ReviewValues } from './review-values';
import { useReview } from './use-review';
import type { ReviewState } from './use-review';

const { review: texts, one } = EVALUATION_MESSAGES;
const { conclusions: MAX } = REGULAR_EVALUATION_SETTINGS.texts;

const OUTCOMES = EVALUATION_OUTCOMES.map((value) => ({ value, label: EVALUATION_OUTCOME_WORDS[value] }));

/** The key of the draft of a review in this browser. */
export const reviewDraftKey = (userId: string | undefined, evaluationId: string) =>
  `${userId}:regular-evaluation:${evaluationId}`;

interface ReviewFormProps {
  evaluation: RegularEvaluation;
  about: string;
  today: Day;
}

/** The review of an evaluation: a draft until the evaluation is closed. */
export function ReviewForm({ evaluation, about, today }: ReviewFormProps) {
  const draftKey = reviewDraftKey(useProfile()?._id, evaluation._id);
  const state = useReview(evaluation, draftKey);
  const initial = useMemo(() => reviewValues(evaluation), [evaluation]);
  return (
    <Panel title={one.review}>
      <RecordFormFrame form={state.form}>
        <Formik
          initialValues={initial}
          validate={(values) => nestedErrors(closingProblems(values, today))}
          validateOnChange={false}
          validateOnBlur={false}
          onSubmit={async () => state.setAsking(true)}
        >
          <FormLayout label={texts.form(about)} problemsTitle={`${texts.failed.close}:`}>
            <FollowRecord values={initial} />
            <KeepUnsaved draftKey={draftKey} />
            <Fields today={today} onTry={state.forgetNotice} />
            <Actions state={state} evaluation={evaluation} />
            <CloseQuestion about={about} state={state} />
          </FormLayout>
        </Formik>
      </RecordFormFrame>
    </Panel>
  );
}

const left = (text: string) => MAX - text.trim().length;

function Fields({ today, onTry }: { today: Day; onTry: () => void }) {
  const { values } = useFormikContext<ReviewValues>();
  useMarkedAfterTry(onTry);
  const kept = typedActions(values).length;
  return (
    <>
      <TextAreaField
        name="conclusions"
        label={texts.conclusions}
        hint={texts.conclusionsHint(left(values.conclusions))}
        minRows={4}
        required
      />
      <TextAreaField
        name="recommendations"
        label={texts.recommendations}
        hint={texts.recommendationsHint(left(values.recommendations))}
        minRows={3}
      />
      <ChoiceField name="outcome" label={texts.outcome} options={OUTCOMES} required />
      {outcomeIn(values) === 'propose_suspension' && <Alert type="info" showIcon title={texts.proposal} />}
      {hasActions(values) && <ActionsField today={today} />}
      {!hasActions(values) && kept > 0 && <p className="cars-soft">{texts.keptActions(kept)}</p>}
    </>
  );
}

/** A draft may be incomplete: its fields are marked from the first attempt to close on. */
function useMarkedAfterTry(onTry: () => void) {
  const { values, submitCount, validateForm } = useFormikContext<ReviewValues>();
  useEffect(() => {
    if (submitCount > 0) onTry();
  }, [submitCount, onTry]);
  useEffect(() => {
    if (submitCount > 0) void validateForm(values);
  }, [submitCount, values, validateForm]);
}

interface ActionsProps {
  state: ReviewState;
  evaluation: RegularEvaluation;
}

function Actions({ state: { notice, isBusy, isSaving, run }, evaluation }: ActionsProps) {
  const { dirty, values } = useFormikContext<ReviewValues>();
  const profile = useProfile();
  const { status, steps, conclusions, outcome } = evaluation;
  // Before the first draft the evaluation is not in review yet: closing then saves the draft first.
  const mayClose = steps.includes('close') || (status === 'facility_input' && can(profile, 'issue-nf-report'));
  const saved = conclusions !== null || outcome !== null ? texts.draftSaved : texts.draftOnly;
  return (
    <div className="cars-stack">
      <DraftNotice notice={notice} />
      <FormActions>
        <Button onClick={() => void run('save', values)} loading={isSaving} disabled={isBusy && !isSaving}>
          {texts.save}
        </Button>
        {mayClose && (
          <SubmitButton whileInvalid="explain" isBusy={isBusy && !isSaving} disabled={isSaving}>
            {texts.close}
          </SubmitButton>
        )}
      </FormActions>
      <span className="cars-soft">
        {dirty ? texts.unsaved : saved} {!mayClose && texts.mayNotClose}
      </span>
    </div>
  );
}
