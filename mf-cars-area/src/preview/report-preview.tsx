import { referenceOf, serverMessage } from '@portal/api-slice';
import { Button, ErrorState, Loading } from '@portal/ui/core';
import { serverErrors, useFormikContext } from '@portal/ui/form';
import { SideSheet } from '@portal/ui/overlay';
import { useState } from 'react';
import { useReportPreview } from '../api/use-report-preview';
import type { PreviewedReport } from '../api/use-report-preview';
import { sentDecision } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { ACCEPTANCE_STEPS } from '../frame/acceptance-steps';
import type { AcceptanceStep } from '../frame/acceptance-steps';
import { later } from '../frame/later';
import { MESSAGES } from '../messages';
import { DownloadPreview } from './download-preview';

const DocumentView = later(({ DocumentView: content }) => content);

const { preview: texts } = MESSAGES.acceptance;

export interface ReportPreviewProps {
  facilityId: string;
  acronym: string;
  step: AcceptanceStep;
}

/** Shows the report as it would be issued with the current form values, in a sheet over the evaluations. */
export function ReportPreview({ facilityId, acronym, step }: ReportPreviewProps) {
  const { field } = ACCEPTANCE_STEPS[step];
  const { values, setFieldTouched, setStatus } = useFormikContext<DecisionValues>();
  const { load, isLoading } = useReportPreview();
  const [answer, setAnswer] = useState<PreviewedReport | null>(null);
  const decision = () => sentDecision(facilityId, field, values);
  const content = answer?.shown ?? null;
  async function show() {
    // A preview requires only the decision.
    if (values[field] === '') return setFieldTouched(field, true);
    const next = await load(field, decision());
    setStatus(serverErrors(values, next.errors));
    // Errors of fields are shown at them, which the sheet would cover.
    setAnswer(next.errors ? null : next);
  }
  return (
    <>
      <Button loading={isLoading} onClick={() => void show()}>
        {texts.show}
      </Button>
      <SideSheet
        title={texts.title(step, acronym)}
        isOpen={answer !== null}
        onClose={() => setAnswer(null)}
        steps={content && <DownloadPreview field={field} decision={decision} />}
      >
        {content && <DocumentView content={content} />}
        {!content && isLoading && <Loading label={texts.loading} />}
        {!content && !isLoading && <Refused failure={answer?.failure} onRetry={() => void show()} />}
      </SideSheet>
    </>
  );
}

/** Why there is no preview, in its place. */
const Refused = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => (
  <ErrorState title={texts.failedTitle} reference={referenceOf(failure)} onRetry={onRetry}>
    {serverMessage(failure) ?? texts.failed}
  </ErrorState>
);
