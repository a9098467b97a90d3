import { refusalOf, useListUsersWithRoleQuery } from '@portal/api-slice';
import { transferSchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Alert, Button, ErrorState, Loading } from '@portal/ui/core';
import { SearchSelectField, SendForm } from '@portal/ui/form';
import type { SearchChoice } from '@portal/ui/filter';
import { Link } from '@portal/ui/router';
import { useState, useMemo } from 'react';
import { useTransferFacilityMutation } from '../api/facilities';
import { useListUsersQuery } from '../api/users';
import { MESSAGES } from './messages';
import { choicesOf } from './people-choices';

export interface TransferFormProps {
  facility: NationalFacility;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

const { transfer: texts } = MESSAGES;
const START = { owner: '' };
const TEXTS = { ...texts, failedTitle: texts.notDoneTitle, failed: texts.notDone, send: texts.submit };

/** Transfers a facility to another owner, and explains the consequences. */
export function TransferForm({ facility, onClose }: TransferFormProps) {
  const [among, setAmong] = useState<Owners>('role');
  const { choices, onRetry } = useOwners(among, facility.owner._id);
  const [send] = useTransferFacilityMutation();
  if (onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  return (
    <SendForm
      label={texts.submit}
      texts={TEXTS}
      initialValues={START}
      validationSchema={transferSchema}
      onSend={async (values) => {
        const before = facility.owner._id;
        return refusalOf((await send({ id: facility._id, ...transferSchema.cast(values), before })).error);
      }}
      onSent={onClose}
      onCancel={onClose}
    >
      {choices ? <Owner choices={choices} among={among} /> : <Loading label={texts.loading} />}
      <div>
        <Button onClick={() => setAmong(among === 'role' ? 'all' : 'role')}>{texts.widen[among]}</Button>
      </div>
      <Effects facility={facility} />
    </SendForm>
  );
}

const Owner = ({ choices, among }: { choices: readonly SearchChoice[]; among: Owners }) => (
  <SearchSelectField
    name="owner"
    label={texts.owner}
    hint={texts.hint[among]}
    placeholder={texts.ownerPlaceholder}
    options={choices}
    required
  />
);

function Effects({ facility: { _id, acronym, owner } }: { facility: NationalFacility }) {
  const sentences = texts.effects(`${owner.first_name} ${owner.last_name}`, acronym);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.effectsTitle}
      description={
        <div className="adm-stack">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Link to={`/edit-nf/${_id}?tab=deputies`}>{texts.deputies(acronym)}</Link>
        </div>
      }
    />
  );
}

/** The candidates: users with the owner's role, or all active accounts. */
type Owners = 'role' | 'all';

/**
 * The users who can take over a facility, without its present owner. `null` while loading; `onRetry` after a failure.
 */
function useOwners(among: Owners, present: string): { choices: SearchChoice[] | null; onRetry?: () => void } {
  const holders = useListUsersWithRoleQuery('National Facility', { skip: among !== 'role' });
  const everybody = useListUsersQuery(undefined, { skip: among !== 'all' });
  const people = useMemo(
    () => (among === 'role' ? holders.data : everybody.data?.filter(({ deactivated }) => !deactivated)),
    [among, holders.data, everybody.data],
  );
  const choices = useMemo(() => people && choicesOf(people.filter(({ _id }) => _id !== present)), [people, present]);
  if (choices) return { choices };
  const { isError, refetch } = among === 'role' ? holders : everybody;
  return { choices: null, ...(isError && { onRetry: () => void refetch() }) };
}
