import { serverMessage, useProfile } from '@portal/api-slice';
import { accountEventText } from '@portal/domain';
import type { AccountEvent, OwnSession } from '@portal/domain';
import { Button, Chip, ErrorState, formatMoment, FormError, Loading, PageTitle, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useEndOwnSessionMutation, useListOwnEventsQuery, useListOwnSessionsQuery } from '../api/account';
import { OwnIdentities } from '../institutions/own-identities';
import { LazyDialogOf } from '../layout/lazy-dialog-of';
import { useLazyDialog } from '../layout/use-lazy-dialog';
import { PageLink } from '../preload/page-link';
import { FactorsPanel } from '../second-factor/factors-panel';
import './pages.css';

const TRAIL = [{ label: 'Home', path: '/' }];
const UNKNOWN = 'Not known';
const loadSignOut = () => import('../sign-out/sign-out-dialog').then((module) => module.SignOutDialog);

/** `/my-account`: the user's second factors, sessions on all devices, and the latest events of the account. */
export function MyAccountPage() {
  const profile = useProfile();
  const isSettingUp = profile?.needs_factor === true;
  return (
    <div className="s-page s-account">
      <PageTitle title="My account" trail={TRAIL}>
        {!isSettingUp && <PageLink to="/change-password">Change Password</PageLink>}
      </PageTitle>
      {profile && (
        <p>
          {profile.first_name} {profile.last_name}, {profile.email}
        </p>
      )}
      <FactorsPanel />
      {!isSettingUp && (
        <>
          <Sessions />
          <OwnIdentities />
          <Events />
        </>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<OwnSession>[] = [
  {
    key: 'device',
    title: 'Device',
    isHeader: true,
    cell: ({ device, is_present }) => (
      <>
        {device ?? UNKNOWN} {is_present && <Chip tone="success">This device</Chip>}
      </>
    ),
  },
  { key: 'network', title: 'Network', cell: ({ network }) => network ?? UNKNOWN },
  { key: 'opened', title: 'Logged in', cell: ({ opened_at }) => formatMoment(opened_at) },
  { key: 'used', title: 'Last used', cell: ({ last_used_at, opened_at }) => formatMoment(last_used_at ?? opened_at) },
  { key: 'actions', title: 'Actions', cell: (session) => <LogOut session={session} /> },
];

function Sessions() {
  const { data, isError, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const signOut = useLazyDialog(loadSignOut);
  return (
    <Panel
      title="Where you are logged in"
      actions={
        <Button size="small" aria-haspopup="dialog" onClick={signOut.show}>
          Log out everywhere
        </Button>
      }
    >
      <p className="s-soft">If you do not recognise a device, log it out and change your password.</p>
      {data && (
        <DataTable
          caption="Your sessions"
          rows={data}
          rowKey={({ _id }) => _id}
          columns={COLUMNS}
          empty={null}
          pageSize={null}
        />
      )}
      {!data && <Absent what="Your sessions" onRetry={isError ? () => void refetch() : undefined} />}
      <LazyDialogOf {...signOut} />
    </Panel>
  );
}

/** Logs out another device; the present one has the menu for that. */
function LogOut({ session: { _id, device, is_present } }: { session: OwnSession }) {
  const [end, { isLoading, error }] = useEndOwnSessionMutation();
  if (is_present) return null;
  return (
    <>
      <Button
        size="small"
        loading={isLoading}
        aria-label={`Log out ${device ?? 'the unknown device'}`}
        onClick={() => void end(_id)}
      >
        Log out
      </Button>
      {error && <FormError title="Not logged out">{serverMessage(error) ?? 'Please try again in a moment.'}</FormError>}
    </>
  );
}

const EVENT_COLUMNS: readonly Column<AccountEvent>[] = [
  { key: 'what', title: 'Event', isHeader: true, cell: accountEventText },
  { key: 'at', title: 'Time', cell: ({ at }) => formatMoment(at) },
];

function Events() {
  const { data, isError, refetch } = useListOwnEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Latest events">
      {data && (
        <DataTable
          caption="Latest events of your account"
          rows={data}
          rowKey={(event) => `${event.at} ${event.action} ${data.indexOf(event)}`}
          columns={EVENT_COLUMNS}
          empty="There are no events in the log."
          pageSize={null}
        />
      )}
      {!data && <Absent what="The events" onRetry={isError ? () => void refetch() : undefined} />}
    </Panel>
  );
}

function Absent({ what, onRetry }: { what: string; onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label={`${what} are loading`} />;
  return (
    <ErrorState title={`${what} could not be loaded`} onRetry={onRetry}>
      Please try again in a moment.
    </ErrorState>
  );
}
