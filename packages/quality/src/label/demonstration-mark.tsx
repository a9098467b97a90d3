import { DEMONSTRATION } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { LABEL_VIEW_MESSAGES } from './messages';

/** Says of the labels of a demonstration that they are none. */
export const DemonstrationMark = () => (
  <Alert
    role="note"
    type="warning"
    showIcon
    title={DEMONSTRATION}
    description={LABEL_VIEW_MESSAGES.state.demonstration}
  />
);
