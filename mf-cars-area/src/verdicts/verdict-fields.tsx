import { useTypeLists } from '@portal/api-slice';
import { byCode, COMPLIANCES, EVALUATION_FIELDS, listNamesOf } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SelectField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useMemo } from 'react';
import type { VerdictFormValues } from './verdict-values';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';

const { form: texts } = VERDICT_MESSAGES;
const LISTS = listNamesOf(EVALUATION_FIELDS);
const MIN_ROWS = 4;

type FieldsProps = Pick<Judging, 'subject' | 'aspect' | 'isOwn' | 'suggested' | 'complianceHint'>;

/** The three fields of a verdict. */
export function VerdictFields({ subject, aspect, isOwn, suggested, complianceHint = texts.required }: FieldsProps) {
  const { compliance: compliances = COMPLIANCES } = useTypeLists(LISTS);
  const options = useMemo(() => compliances.map(({ _id, name }) => ({ value: _id, label: name })), [compliances]);
  return (
    <div className="verdict-fields">
      {isOwn && <Alert type="warning" showIcon title={texts.own} />}
      <div>
        <SelectField
          name={`${subject}_compliance`}
          label={texts.compliance(aspect)}
          hint={complianceHint}
          options={options}
          required
        />
        <DifferenceNote field={`${subject}_compliance`} suggested={suggested} />
      </div>
      <TextAreaField
        name={`${subject}_comments`}
        label={texts.comments}
        hint={texts.required}
        minRows={MIN_ROWS}
        required
      />
      <TextAreaField
        name={`${subject}_recommendations`}
        label={texts.recommendations}
        hint={texts.required}
        minRows={MIN_ROWS}
        required
      />
    </div>
  );
}

/** Invites to say why, where the verdict is another one than the suggestion. */
function DifferenceNote({ field, suggested }: { field: string } & Pick<Judging, 'suggested'>) {
  const { values } = useFormikContext<VerdictFormValues>();
  const chosen = values[field];
  const suggestion = byCode(COMPLIANCES, suggested);
  const differs = suggestion !== null && chosen !== '' && chosen !== suggestion._id;
  return <div aria-live="polite">{differs && <p className="verdict-note">{texts.differs(suggestion.name)}</p>}</div>;
}
