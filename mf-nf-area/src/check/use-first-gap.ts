import { useEffect } from 'react';
import { useUrlState } from '../url-state/use-url-state';
import { placeOfGap } from './gap-list';
import type { Findings } from './use-completeness';

/** Navigates to the first missing field with the checklist open, if the URL requests it. */
export function useFirstGap(findings: Findings): void {
  const { urlState, correct } = useUrlState();
  const isAsked = urlState.asksFirst && findings !== null;
  useEffect(() => {
    if (!isAsked) return;
    const [first] = findings === 'failed' ? [] : findings.missing;
    correct({ isChecking: true, ...(first && placeOfGap(first)) });
  }, [isAsked, findings, correct]);
}
