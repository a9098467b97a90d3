import { useGetProfileQuery, useSavePreferencesMutation } from '@portal/api-slice';
import type { OwnProfile } from '@portal/domain';
import { Alert, Button, Icon, Loading } from '@portal/ui/core';
import { SettingDialog } from './setting-dialog';
import type { LazyDialogProps } from './use-lazy-dialog';

/** Dialog with the setting for automatic messages. */
export function RemindersDialog(dialog: LazyDialogProps) {
  return (
    <SettingDialog {...dialog} title="Reminders">
      <Reminders />
    </SettingDialog>
  );
}

function Reminders() {
  const { data: profile, isError, refetch } = useGetProfileQuery();
  if (profile) return <Digest profile={profile} />;
  return <NoProfile onRetry={isError ? () => void refetch() : undefined} />;
}

function Digest({ profile }: { profile: OwnProfile }) {
  const [save, { data: saved, isLoading, isError, originalArgs }] = useSavePreferencesMutation();
  // Optimistic: shows the choice immediately, and the saved value again if saving fails.
  const isOn = isLoading ? originalArgs?.digest === true : (saved ?? profile).digest;
  return (
    <>
      <label className="s-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isLoading}
          onChange={() => {
            if (!isLoading) void save({ digest: !isOn });
          }}
        />
        Email me a weekly summary of my open tasks and upcoming due dates
      </label>
      {isError && !isLoading && <Alert type="error" showIcon title="Not saved. Please try again in a moment." />}
    </>
  );
}

function NoProfile({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label="Loading your reminders" />;
  return (
    <div className="s-switch">
      <span role="alert">Your reminders could not be loaded.</span>
      <Button icon={<Icon name="retry" />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
