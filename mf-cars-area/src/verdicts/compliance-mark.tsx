import { Chip } from '@portal/ui/core';
import { isDraft } from './verdict-values';
import type { EditedVerdict } from '@portal/domain';
import { VERDICT_MESSAGES } from './messages';

/** The compliance of a verdict, and whether it is a draft. */
export function ComplianceMark({ verdict }: { verdict: EditedVerdict }) {
  const { compliance } = verdict;
  return (
    <span className="verdict-mark">
      <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? VERDICT_MESSAGES.none}</Chip>
      {isDraft(verdict) && <span className="verdict-draft">{VERDICT_MESSAGES.draft}</span>}
    </span>
  );
}
