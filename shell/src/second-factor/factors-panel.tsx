import { serverMessage, useProfile, useRenewSession } from '@portal/api-slice';
import type { OwnFactors, OwnPasskey } from '@portal/domain';
import { Alert, Button, ErrorState, formatMoment, Loading, Panel } from '@portal/ui/core';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useEffect, useRef } from 'react';
import { safePath } from '../access/safe-path';
import { useListOwnFactorsQuery, useRemoveCodesMutation, useRemovePasskeyMutation } from '../api/account';
import { LazyDialogOf } from '../layout/lazy-dialog-of';
import { useLazyDialog } from '../layout/use-lazy-dialog';
import { RemoveButton } from './remove-button';
import './second-factor.css';

const loadSetUp = () => import('./set-up-codes-dialog').then((module) => module.SetUpCodesDialog);
const loadAdd = () => import('./add-passkey-dialog').then((module) => module.AddPasskeyDialog);
const loadRename = () => import('./rename-passkey-dialog').then((module) => module.RenamePasskeyDialog);
const loadRenew = () => import('./renew-codes-dialog').then((module) => module.RenewCodesDialog);

/** The second factors of the user's own account: one-time codes, passkeys and recovery codes. */
export function FactorsPanel() {
  const { data, error, refetch } = useListOwnFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const setUp = useLazyDialog(loadSetUp);
  const add = useLazyDialog(loadAdd);
  // The dialogs show recovery codes that can be read only there.
  useGoOn(data !== undefined && hasFactor(data) && !setUp.open && !add.open);
  const box = useFocusAfterRemoval(data ? Number(data.codes !== null) + data.passkeys.length : 0);
  return (
    <Panel title="Second factor">
      <Why />
      {data && (
        <div className="s-factors" ref={box} tabIndex={-1}>
          <Codes codes={data.codes} onSetUp={setUp.show} />
          <Passkeys passkeys={data.passkeys} onAdd={add.show} />
          <Recovery factors={data} />
        </div>
      )}
      {!data && !error && <Loading label="Your second factors are loading" />}
      {!data && error && (
        <ErrorState title="Your second factors could not be loaded" onRetry={() => void refetch()}>
          {serverMessage(error) ?? 'Please try again in a moment.'}
        </ErrorState>
      )}
      <LazyDialogOf {...setUp} />
      <LazyDialogOf {...add} />
    </Panel>
  );
}

const hasFactor = ({ codes, passkeys }: OwnFactors) => codes !== null || passkeys.length > 0;

/** An element that takes the focus when a factor is gone, and with it the button that had the focus. */
function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) box.current?.focus();
    before.current = count;
  }, [count]);
  return box;
}

/** Leads users who had to set up a second factor to the page that they requested, with the permissions they now have. */
function useGoOn(isSetUp: boolean) {
  const isSettingUp = useProfile()?.needs_factor === true;
  const renew = useRenewSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = useRef(isSettingUp ? safePath(query.get('from')) : null);
  useEffect(() => {
    if (isSettingUp && isSetUp) void renew();
  }, [isSettingUp, isSetUp, renew]);
  useEffect(() => {
    if (target.current === null || isSettingUp) return;
    void navigate(target.current, { replace: true });
    // The target may be this page, which then stays.
    target.current = null;
  }, [isSettingUp, navigate]);
}

function Why() {
  const isSettingUp = useProfile()?.needs_factor === true;
  const why = 'With a second factor, no one can log in to your account with your password alone.';
  if (!isSettingUp) return <p className="s-soft">{why}</p>;
  return (
    <Alert
      type="warning"
      showIcon
      title="Your role requires a second factor. Please set one up to go on."
      description={why}
    />
  );
}

function Codes({ codes, onSetUp }: Pick<OwnFactors, 'codes'> & { onSetUp: () => void }) {
  const remove = useRemoveCodesMutation();
  return (
    <div className="s-factor">
      <h3>One-time codes</h3>
      <p>
        {codes
          ? `Set up on ${formatMoment(codes.added_at)}, last used ${codes.last_used_at === null ? 'never' : `on ${formatMoment(codes.last_used_at)}`}`
          : 'Six digits that an app on your phone shows. Not set up.'}
      </p>
      {codes ? (
        <RemoveButton what="the one-time codes" mutation={remove} argument={undefined} />
      ) : (
        <Button aria-haspopup="dialog" onClick={onSetUp}>
          Set up one-time codes
        </Button>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<OwnPasskey>[] = [
  { key: 'name', title: 'Name', isHeader: true, cell: ({ name }) => name },
  { key: 'added', title: 'Added', cell: ({ added_at }) => formatMoment(added_at) },
  {
    key: 'used',
    title: 'Last used',
    cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : formatMoment(last_used_at)),
  },
  { key: 'actions', title: 'Actions', cell: (passkey) => <PasskeyActions passkey={passkey} /> },
];

function PasskeyActions({ passkey }: { passkey: OwnPasskey }) {
  const { Dialog, show, ...rename } = useLazyDialog(loadRename);
  const remove = useRemovePasskeyMutation();
  return (
    <span className="s-ways">
      <Button size="small" aria-haspopup="dialog" aria-label={`Rename ${passkey.name}`} onClick={show}>
        Rename
      </Button>
      <RemoveButton what={passkey.name} mutation={remove} argument={passkey._id} />
      {Dialog && <Dialog passkey={passkey} {...rename} />}
    </span>
  );
}

function Passkeys({ passkeys, onAdd }: Pick<OwnFactors, 'passkeys'> & { onAdd: () => void }) {
  return (
    <div className="s-factor">
      <h3>Passkeys</h3>
      {passkeys.length === 0 ? (
        <p>A key on your device, in your password manager or on a stick. None added.</p>
      ) : (
        <DataTable
          caption="Your passkeys"
          rows={passkeys}
          rowKey={({ _id }) => _id}
          columns={COLUMNS}
          empty={null}
          pageSize={null}
        />
      )}
      <Button aria-haspopup="dialog" onClick={onAdd}>
        Add a passkey
      </Button>
    </div>
  );
}

function Recovery({ factors }: { factors: OwnFactors }) {
  const renew = useLazyDialog(loadRenew);
  const { recovery_codes: left } = factors;
  if (!hasFactor(factors)) return null;
  return (
    <div className="s-factor">
      <h3>Recovery codes</h3>
      <p>
        {left === 1 ? 'One code is left.' : `${left === 0 ? 'No' : left} codes are left.`} Each logs you in once if you
        lose your second factor.
      </p>
      <Button aria-haspopup="dialog" onClick={renew.show}>
        Make new recovery codes
      </Button>
      <LazyDialogOf {...renew} />
    </div>
  );
}
