import { refusalOf, useProfile } from '@portal/api-slice';
import { conditionInWords, conditionReportSchema } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useReportConditionMutation } from '../api/conditions';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { CONDITION_MESSAGES as texts } from './messages';

interface ReportFormProps {
  facilityId: string;
  condition: Condition;
  onClose: () => void;
}

/** The report to CARS on how a condition was met; an earlier report can be edited. */
export function ReportForm({ facilityId: id, condition, onClose }: ReportFormProps) {
  const [send] = useReportConditionMutation();
  const { _id } = condition;
  return (
    <SendForm
      label={texts.title}
      texts={texts}
      initialValues={{ report: condition.reported ?? '' }}
      validationSchema={conditionReportSchema}
      draftKey={DRAFT_KEYS.condition(useProfile()?._id ?? '', _id)}
      onSend={async (values) =>
        refusalOf((await send({ id, condition: _id, ...conditionReportSchema.cast(values) })).error)
      }
      onSent={onClose}
      onCancel={onClose}
    >
      <p className="nf-statement">
        <Dated text={conditionInWords(condition)} />
      </p>
      <TextAreaField name="report" label={texts.how} hint={texts.hint} minRows={4} required />
    </SendForm>
  );
}
