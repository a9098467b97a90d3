import { Button, Icon } from '@portal/ui/core';
import { serverErrors, useFormikContext } from '@portal/ui/form';
import { useState } from 'react';
import { useReportPreview } from '../api/use-report-preview';
import { sentDecision } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { MESSAGES } from '../messages';
import { ACCEPTANCE_STEPS } from './acceptance-steps';
import type { AcceptanceStep } from './acceptance-steps';

/** Saves the report as it would be issued with the current form values. */
export function ReportPreview({ facilityId, step }: { facilityId: string; step: AcceptanceStep }) {
  const { field } = ACCEPTANCE_STEPS[step];
  const { values, setFieldTouched, setStatus } = useFormikContext<DecisionValues>();
  const preview = useReportPreview();
  const [isLoading, setLoading] = useState(false);
  async function show() {
    // A preview requires only the decision.
    if (values[field] === '') return setFieldTouched(field, true);
    setLoading(true);
    setStatus(serverErrors(values, await preview(field, sentDecision(facilityId, field, values))));
    setLoading(false);
  }
  return (
    <Button icon={<Icon name="download" />} loading={isLoading} onClick={() => void show()}>
      {MESSAGES.acceptance.preview}
    </Button>
  );
}
