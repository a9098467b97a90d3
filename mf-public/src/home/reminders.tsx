import { useGetProfileQuery, useSavePreferencesMutation } from '@portal/api-slice';
import type { OwnProfile } from '@portal/domain';
import { Alert, Button, Icon, Loading, Panel } from '@portal/ui/core';
import { Link, useLocation } from '@portal/ui/router';
import { useCallback } from 'react';
import { MESSAGES } from '../messages';
import './home.css';

const { reminders: texts } = MESSAGES.home;

// Where the messages lead that the portal writes without being asked.
const REMINDERS_ID = 'reminders';

/** What the portal may write to whoever is logged in without being asked. */
export function Reminders() {
  const { hash } = useLocation();
  const { data: profile, isError, refetch } = useGetProfileQuery();
  const isAskedFor = hash === `#${REMINDERS_ID}`;
  // A link from a message leads here, and the page was empty when the browser looked for the place.
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (isAskedFor) place?.scrollIntoView();
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

/** For those who follow the link of such a message while nobody is logged in. */
export function RemindersLogin() {
  const { hash } = useLocation();
  if (hash !== `#${REMINDERS_ID}`) return null;
  return <Link to={`/login?from=${encodeURIComponent(`/${hash}`)}`}>{texts.logIn}</Link>;
}

function Digest({ profile }: { profile: OwnProfile }) {
  const [save, { data: saved, isLoading, isError, originalArgs }] = useSavePreferencesMutation();
  // What was chosen is shown at once, and what was before again where it could not be saved.
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
