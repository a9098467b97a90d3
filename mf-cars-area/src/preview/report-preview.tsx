import type { DocumentContent } from '@portal/domain';
import type { Scene } from '@portal/plots';
import { Button, Loading } from '@portal/ui/core';
import { serverErrors, useFormikContext } from '@portal/ui/form';
import { SideSheet } from '@portal/ui/overlay';
import { lazy, Suspense, useState } from 'react';
import { useReportPreview } from '../api/use-report-preview';
import { sentDecision } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { ACCEPTANCE_STEPS } from '../frame/acceptance-steps';
import type { AcceptanceStep } from '../frame/acceptance-steps';
import { MESSAGES } from '../messages';
import { DownloadPreview } from './download-preview';

// Only users who decide look at it.
const DocumentView = lazy(async () => ({ default: (await import('./document-view')).DocumentView }));

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
  const [content, setContent] = useState<DocumentContent<Scene> | null>(null);
  const decision = () => sentDecision(facilityId, field, values);
  async function show() {
    // A preview requires only the decision.
    if (values[field] === '') return setFieldTouched(field, true);
    const { shown, errors } = await load(field, decision());
    setStatus(serverErrors(values, errors));
    setContent(shown);
  }
  return (
    <>
      <Button loading={isLoading} onClick={() => void show()}>
        {texts.show}
      </Button>
      <SideSheet
        title={texts.title(step, acronym)}
        isOpen={content !== null}
        onClose={() => setContent(null)}
        steps={<DownloadPreview field={field} decision={decision} />}
      >
        <Suspense fallback={<Loading label={texts.loading} />}>
          {content && <DocumentView content={content} />}
        </Suspense>
      </SideSheet>
    </>
  );
}
