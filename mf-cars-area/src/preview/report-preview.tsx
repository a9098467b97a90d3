import { referenceOf, serverMessage } from '@portal/api-slice';
import { Alert, Button, ErrorState, Loading } from '@portal/ui/core';
import { serverErrors, useFormikContext } from '@portal/ui/form';
import { useState } from 'react';
import { previewBody, useReportPreview } from '../api/use-report-preview';
import type { PreviewedReport } from '../api/use-report-preview';
import type { SentDecision } from '../api/reports';
import { byField } from '../configuration/configuration-values';
import { sentDecision } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { ACCEPTANCE_STEPS } from '../frame/acceptance-steps';
import type { AcceptanceStep } from '../frame/acceptance-steps';
import { later } from '../frame/later';
import { MESSAGES } from '../messages';
import { DownloadPreview } from './download-preview';
import { PreviewFrame } from './preview-frame';

const DocumentView = later(({ DocumentView: content }) => content);

const { preview: texts } = MESSAGES.acceptance;

export interface ReportPreviewProps {
  facilityId: string;
  acronym: string;
  step: AcceptanceStep;
}

/** A preview with the decision that it was made from. */
interface Shown extends PreviewedReport {
  asked: SentDecision;
}

/** Shows the report as it would be issued with the current form values; says so once they are different ones. */
export function ReportPreview({ facilityId, acronym, step }: ReportPreviewProps) {
  const { field, label } = ACCEPTANCE_STEPS[step];
  const { values, setStatus, setFieldTouched } = useFormikContext<DecisionValues>();
  const { load, isLoading } = useReportPreview();
  const [isUnchosen, setUnchosen] = useState(false);
  const [answer, setAnswer] = useState<Shown | null>(null);
  const content = answer?.shown ?? null;
  const words = (decision: SentDecision | null) => decision && JSON.stringify(previewBody(field, decision));
  const isChanged = () => answer !== null && words(answer.asked) !== words(sentDecision(facilityId, field, values));
  async function show() {
    // A preview requires only the decision. Its absence is no error of the field before the report is issued.
    setUnchosen(values[field] === '');
    if (values[field] === '') return;
    const asked = sentDecision(facilityId, field, values);
    if (!asked) {
      // What is wrong is said at the field.
      values.conditions.forEach((_one, at) => void setFieldTouched(`conditions.${at}.due_date`, true));
      return;
    }
    const next = await load(field, asked);
    setStatus(serverErrors(values, next.errors && byField(next.errors)));
    // Errors of fields are shown at them, which the sheet would cover.
    setAnswer(next.errors ? null : { ...next, asked });
  }
  return (
    <>
      <Button loading={isLoading} onClick={() => void show()}>
        {texts.show}
      </Button>
      <output className="preview-unchosen">{isUnchosen && values[field] === '' && texts.unchosen(label)}</output>
      <PreviewFrame
        title={texts.title(step, acronym)}
        isOpen={answer !== null}
        onClose={() => setAnswer(null)}
        steps={answer?.shown && <DownloadPreview field={field} decision={answer.asked} />}
      >
        {content && isChanged() && (
          <Alert
            className="preview-changed"
            type="warning"
            showIcon
            title={texts.changed}
            action={
              <Button size="small" loading={isLoading} onClick={() => void show()}>
                {texts.refresh}
              </Button>
            }
          />
        )}
        {content && <DocumentView content={content} />}
        {!content && isLoading && <Loading label={texts.loading} />}
        {!content && !isLoading && <Refused failure={answer?.failure} onRetry={() => void show()} />}
      </PreviewFrame>
    </>
  );
}

/** Why there is no preview, in its place. */
const Refused = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => (
  <ErrorState title={texts.failedTitle} reference={referenceOf(failure)} onRetry={onRetry}>
    {serverMessage(failure) ?? texts.failed}
  </ErrorState>
);
