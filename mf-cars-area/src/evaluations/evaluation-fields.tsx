import { useProfile } from '@portal/api-slice';
import { byCode } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SelectField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useMemo } from 'react';
import { isDraft } from './evaluation-values';
import type { EvaluationFormValues } from './evaluation-values';
import type { EvaluationTask } from './evaluation-task';
import { useEvaluationLists } from './lists';
import { EVALUATION_MESSAGES } from './messages';

const { form: texts, reading } = EVALUATION_MESSAGES;
const MIN_ROWS = 4;

type FieldsProps = Pick<
  EvaluationTask,
  'aspect' | 'aspectName' | 'evaluation' | 'isOwn' | 'isForReviewer' | 'suggested' | 'complianceHint'
>;

/** The three fields of an evaluation. */
export function EvaluationFields({ aspect, aspectName, suggested, complianceHint, ...task }: FieldsProps) {
  const { compliance: compliances } = useEvaluationLists();
  const { errors } = useFormikContext<EvaluationFormValues>();
  // The error message already states this.
  const hintOf = (field: string, hint: string = texts.required) =>
    hint === texts.required && errors[`${aspect}_${field}`] !== undefined ? undefined : hint;
  const options = useMemo(() => compliances.map(({ _id, name }) => ({ value: _id, label: name })), [compliances]);
  return (
    <div className="evaluation-fields">
      <Authorship {...task} />
      <div>
        <SelectField
          name={`${aspect}_compliance`}
          label={texts.compliance(aspectName)}
          hint={hintOf('compliance', complianceHint)}
          options={options}
          required
        />
        <DifferenceNote field={`${aspect}_compliance`} suggested={suggested} />
      </div>
      <TextAreaField
        name={`${aspect}_comments`}
        label={texts.comments}
        hint={hintOf('comments')}
        minRows={MIN_ROWS}
        required
      />
      <TextAreaField
        name={`${aspect}_recommendations`}
        label={texts.recommendations}
        hint={hintOf('recommendations')}
        minRows={MIN_ROWS}
        required
      />
    </div>
  );
}

type AuthorshipProps = Pick<FieldsProps, 'evaluation' | 'isOwn' | 'isForReviewer'>;

/** Whose draft it is, if not the user's own, and that an administrator's evaluation is logged. */
function Authorship({ evaluation, isOwn, isForReviewer }: AuthorshipProps) {
  const me = useProfile()?._id;
  const { reviewer } = evaluation;
  const isOthers = isDraft(evaluation) && reviewer !== null && reviewer._id !== me;
  return (
    <>
      {isOthers && <p>{reading.draftBy(`${reviewer.first_name} ${reviewer.last_name}`)}</p>}
      {isOwn && <Alert type="warning" showIcon title={texts.own} />}
      {isForReviewer && !isOwn && <Alert type="info" showIcon title={texts.forReviewer} />}
    </>
  );
}

/** Asks for a reason when the evaluation differs from the suggestion. */
function DifferenceNote({ field, suggested }: { field: string } & Pick<EvaluationTask, 'suggested'>) {
  const { values } = useFormikContext<EvaluationFormValues>();
  const chosen = values[field];
  const suggestion = byCode(useEvaluationLists().compliance, suggested);
  const differs = suggestion !== null && chosen !== '' && chosen !== suggestion._id;
  return <div aria-live="polite">{differs && <p className="evaluation-note">{texts.differs(suggestion.name)}</p>}</div>;
}
