import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { SentDecision } from '../reports';
import { fieldErrors } from '../request/api-error';
import { post } from '../request/call';
import { forSession } from '../request/for-session';
import { reportDownload } from '../request/messages';
import { download, save } from './download';

/** Which decision a report is about. */
export type DecisionField = 'preliminary_acceptance' | 'acceptance';

/**
 * Returns a function that saves the report as it would be issued with a decision. It never rejects: what is wrong with a
 * field comes back by the path of the field, other errors are shown as toasts.
 */
export function useReportPreview(): (
  field: DecisionField,
  decision: SentDecision,
) => Promise<Record<string, string> | null> {
  const store = useStore();
  return useCallback(
    async (field, { id, acceptance, configuration: _configuration, ...words }) => {
      const body = { [field]: acceptance, ...words };
      const preview = post('/national-facility/:id/initial-acceptance-report-preview', { id }, { body });
      const loaded = await forSession(store, (token) => download(preview, token));
      if (!loaded.error) save(loaded.file, loaded.name);
      else if (!fieldErrors(loaded.error)) reportDownload(loaded.error);
      return loaded.error ? fieldErrors(loaded.error) : null;
    },
    [store],
  );
}
