import { useEffect } from 'react';
import { useUrlState } from '../url-state/use-url-state';
import { placeOfGap } from './gap-list';
import type { Findings } from './use-completeness';

/** Leads to the first missing field with the checklist open, where the address asks for that. */
export function useFirstGap(findings: Findings): void {
  const { urlState, correct } = useUrlState();
  const isAsked = urlState.asksFirst && findings !== null;
  useEffect(() => {
    if (!isAsked) return;
    const [first] = findings === 'failed' ? [] : findings.missing;
    correct({ isChecking: true, ...(first && placeOfGap(first)) });
  }, [isAsked, findings, correct]);
}
