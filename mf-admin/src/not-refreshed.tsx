import { Alert, Button, Icon } from '@portal/ui/core';

/** Props of `NotRefreshed`. */
export interface NotRefreshedProps {
  /** What could not be refreshed, and what is shown instead. */
  title: string;
  onRetry: () => void;
}

/** Above what keeps itself up to date, when that failed. */
export const NotRefreshed = ({ title, onRetry }: NotRefreshedProps) => (
  <Alert
    type="warning"
    showIcon
    title={title}
    action={
      <Button icon={<Icon name="retry" />} onClick={onRetry}>
        Try again
      </Button>
    }
  />
);
