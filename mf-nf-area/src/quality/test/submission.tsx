import type { LidarConfigurationRecord, QaTest, QaTestSummary } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { useMissingCheck } from '../check/use-missing-check';
import { TEST_MESSAGES } from './messages';
import { SubmitStep } from './submit-step';
import { SubmitSummary } from './submit-summary';

interface SubmissionProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
}

/** What is submitted, and its submission once the self-check is there; the server checks again in any case. */
export function Submission(props: SubmissionProps) {
  const { isAwaited, isError } = useMissingCheck(props.test);
  return (
    <div className="nf-stack">
      {isError && <Alert type="warning" showIcon title={TEST_MESSAGES.files.checkFailed} />}
      <SubmitSummary {...props} isChecking={isAwaited} />
      <SubmitStep {...props} isChecking={isAwaited} />
    </div>
  );
}
