import { Alert } from '../core';
import type { DraftFormNotice } from './use-draft-form';
import { WhyFailed } from './why-failed';

/** The outcome of the last attempt to save or finish a draft, beside the buttons. */
export const DraftNotice = ({ notice }: { notice: DraftFormNotice | null }) =>
  notice && (
    <Alert
      type={notice.tone}
      showIcon
      title={notice.title}
      description={notice.text && <WhyFailed>{notice.text}</WhyFailed>}
    />
  );
