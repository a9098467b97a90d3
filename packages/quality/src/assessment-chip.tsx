import type { QaAssessment } from '@portal/domain';
import { ASSESSMENT_WORDS } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import './quality.css';

const TONES: Record<QaAssessment, Tone> = {
  pass: 'success',
  pass_with_remark: 'warning',
  fail: 'danger',
  not_assessable: 'neutral',
};

/** The assessment of a channel, or the one that the portal suggests. */
export const AssessmentChip = ({ assessment }: { assessment: QaAssessment }) => (
  <span className="qa-whole">
    <Chip tone={TONES[assessment]}>{ASSESSMENT_WORDS[assessment]}</Chip>
  </span>
);
