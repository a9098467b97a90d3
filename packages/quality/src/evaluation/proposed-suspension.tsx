import type { RegularEvaluation } from '@portal/domain';
import { publicLabelInWords } from '@portal/domain';
import { Alert, dated } from '@portal/ui/core';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { suspension: texts } = EVALUATION_VIEW_MESSAGES;

interface ProposedSuspensionProps {
  evaluation: Pick<RegularEvaluation, 'outcome' | 'label' | 'on'>;
}

/** Says of an evaluation whose outcome was to propose a suspension what has become of it: what holds today. */
export function ProposedSuspension({ evaluation: { outcome, label, on } }: ProposedSuspensionProps) {
  if (outcome !== 'propose_suspension') return null;
  const isOpen = label.request === 'suspension';
  return (
    <Alert
      type={isOpen ? 'warning' : 'info'}
      showIcon
      title={isOpen ? texts.proposed : texts.past}
      description={dated(wordsOf(label, on))}
    />
  );
}

function wordsOf({ status, valid_from, ...days }: RegularEvaluation['label'], on: string): string {
  if (status === 'none' || valid_from === null) return '';
  return texts.today(on, publicLabelInWords({ ...days, status, valid_from }));
}
