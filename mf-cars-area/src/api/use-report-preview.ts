import { api, fieldErrors, post, SAID_BY_PAGE } from '@portal/api-slice';
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

/** The content of a report that could be issued, or why it could not. */
export interface PreviewedReport {
  shown: DocumentContent<Scene> | null;
  /** The errors of fields by their paths. */
  errors: Record<string, string> | null;
  /** A failure of no field, for its message. */
  failure: unknown;
}

/** Loads a report as it would be issued with a decision. It never rejects. */
export function useReportPreview() {
  const [ask, { isLoading }] = previews.usePreviewReportMutation();
  const load = useCallback(
    async (field: DecisionField, decision: SentDecision): Promise<PreviewedReport> => {
      const { data = null, error } = await ask({ field, decision });
      const errors = fieldErrors(error);
      return { shown: data, errors, failure: errors ? undefined : error };
    },
    [ask],
  );
  return { load, isLoading };
}
