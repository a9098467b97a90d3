import { Alert, Button, Icon } from '@portal/ui/core';

export interface NotRefreshedProps {
  /** Names the data that could not be refreshed. */
  title: string;
  onRetry: () => void;
}

/** Warning above automatically refreshed data when a refresh failed. */
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
