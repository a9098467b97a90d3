import { fieldErrors, post, reportDownload, useSaveFile } from '@portal/api-slice';
import { useCallback } from 'react';
import type { SentDecision } from './reports';

/** The field of the decision that a report contains. */
export type DecisionField = 'preliminary_acceptance' | 'acceptance';

/**
 * Returns a function that saves the report as it would be issued with a decision. It never rejects: field errors are
 * returned by the path of the field, other errors are shown as toasts.
 */
export function useReportPreview(): (
  field: DecisionField,
  decision: SentDecision,
) => Promise<Record<string, string> | null> {
  const saveFile = useSaveFile();
  return useCallback(
    async (field, { id, acceptance, configuration: _configuration, ...words }) => {
      const body = { [field]: acceptance, ...words };
      const error = await saveFile(post('/national-facility/:id/initial-acceptance-report-preview', { id }, { body }));
      const errors = fieldErrors(error);
      if (error && !errors) reportDownload(error);
      return errors;
    },
    [saveFile],
  );
}
