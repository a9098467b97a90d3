import { api, fieldErrors, post, reportDownload, SAID_BY_PAGE } from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { DocumentContent } from '@portal/domain';
import type { Scene } from '@portal/plots';
import { useCallback } from 'react';
import type { SentDecision } from './reports';

/** The field of the decision that a report contains. */
export type DecisionField = 'preliminary_acceptance' | 'acceptance';

/** A decision as the preview of its report takes it: a configuration is no part of the document. */
export const previewBody = (
  field: DecisionField,
  { id: _id, acceptance, configuration: _configuration, ...words }: SentDecision,
) => ({ [field]: acceptance, ...words });

const previews = api.injectEndpoints({
  endpoints: (build) => ({
    previewReport: build.mutation<DocumentContent<Scene>, { field: DecisionField; decision: SentDecision }>({
      extraOptions: SAID_BY_PAGE,
      query: ({ field, decision }) =>
        post(
          '/national-facility/:id/initial-acceptance-report-content',
          { id: decision.id },
          { body: previewBody(field, decision) },
        ),
    }),
  }),
});

/** The content of a report that could be issued, or why it could not: the errors of fields by their paths. */
export interface PreviewedReport {
  shown: DocumentContent<Scene> | null;
  errors: Record<string, string> | null;
}

/** Loads a report as it would be issued with a decision. It never rejects; errors of no field are shown as toasts. */
export function useReportPreview() {
  const [ask, { isLoading }] = previews.usePreviewReportMutation();
  const load = useCallback(
    async (field: DecisionField, decision: SentDecision): Promise<PreviewedReport> => {
      const { data = null, error } = await ask({ field, decision });
      const errors = fieldErrors(error);
      if (error && !errors) reportDownload(error as ApiError);
      return { shown: data, errors };
    },
    [ask],
  );
  return { load, isLoading };
}
