import { useGetProfileQuery, useSavePreferencesMutation } from '@portal/api-slice';
import type { OwnProfile } from '@portal/domain';
import { Alert, Button, Icon, Loading, Panel } from '@portal/ui/core';
import { Link, useLocation } from '@portal/ui/router';
import { useCallback } from 'react';
import { MESSAGES } from '../messages';
import './home.css';

const { reminders: texts } = MESSAGES.home;

// Anchor that the links in unsolicited mails point to.
const REMINDERS_ID = 'reminders';

/** Settings of the mails that the portal sends on its own initiative. */
export function Reminders() {
  const { hash } = useLocation();
  const { data: profile, isError, refetch } = useGetProfileQuery();
  const isAskedFor = hash === `#${REMINDERS_ID}`;
  // The page was still empty when the browser looked for the anchor of a mail's link.
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (isAskedFor) element?.scrollIntoView();
    },
    [isAskedFor],
  );
  return (
    <div id={REMINDERS_ID} className="pub-reminders" ref={show}>
      <Panel title={texts.title}>
        {profile ? <Digest profile={profile} /> : <NoProfile onRetry={isError ? () => void refetch() : undefined} />}
      </Panel>
    </div>
  );
}

/** Asks visitors who follow such a link to log in. */
export function RemindersLogin() {
  const { hash } = useLocation();
  if (hash !== `#${REMINDERS_ID}`) return null;
  return <Link to={`/login?from=${encodeURIComponent(`/${hash}`)}`}>{texts.logIn}</Link>;
}

function Digest({ profile }: { profile: OwnProfile }) {
  const [save, { data: saved, isLoading, isError, originalArgs }] = useSavePreferencesMutation();
  // Optimistic: shows the choice at once, and the saved value again if saving fails.
  const isOn = isLoading ? originalArgs?.digest === true : (saved ?? profile).digest;
  return (
    <>
      <label className="pub-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isLoading}
          onChange={() => {
            if (!isLoading) void save({ digest: !isOn });
          }}
        />
        {texts.digest}
      </label>
      {isError && !isLoading && <Alert type="error" showIcon title={texts.notSaved} />}
    </>
  );
}

function NoProfile({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label={texts.loading} />;
  return (
    <div className="pub-switch">
      <span role="alert">{texts.failed}</span>
      <Button icon={<Icon name="retry" />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
