import { refusalOf, useProfile } from '@portal/api-slice';
import type { EvaluationAction, RegularEvaluation } from '@portal/domain';
import { actionReportSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useMemo } from 'react';
import { useReportActionMutation } from '../api/evaluations';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { EVALUATION_MESSAGES } from './messages';
import { reportTexts } from './report-texts';

const { action: texts } = EVALUATION_MESSAGES;

interface ReportActionProps {
  evaluation: RegularEvaluation;
  action: EvaluationAction;
  onClose: () => void;
}

/** Reports an action of an evaluation as carried out, or corrects what was reported. */
export function ReportAction({ evaluation: { _id: id, version }, action, onClose }: ReportActionProps) {
  const [send] = useReportActionMutation();
  const { step, of } = reportTexts(action);
  const start = useMemo(() => ({ version, report: action.report ?? '' }), [version, action.report]);
  return (
    <SendForm
      label={of(action.text)}
      texts={{ ...texts, send: step }}
      initialValues={start}
      validationSchema={actionReportSchema}
      draftKey={DRAFT_KEYS.evaluationAction(useProfile()?._id ?? '', action._id)}
      onSend={async ({ report }) =>
        // After a refusal the window goes on from the present evaluation, which is loaded again.
        refusalOf((await send({ id, action: action._id, body: actionReportSchema.cast({ version, report }) })).error)
      }
      onSent={onClose}
      onCancel={onClose}
      focusOn="report"
    >
      <p className="nf-evaluation-text">{action.text}</p>
      <TextAreaField name="report" label={texts.text} hint={texts.textHint} minRows={4} required />
    </SendForm>
  );
}
