import { retryOf, useListUsersWithRoleQuery, useProfile, useRegistration } from '@portal/api-slice';
import { standaloneRegisterFacilitySchema } from '@portal/domain';
import type { NationalFacility, Person } from '@portal/domain';
import { RegisterForm } from '@portal/facilities';
import { EmptyState, PageTitle, Panel, Alert, Button, LinkButton } from '@portal/ui/core';
import type { SearchChoice } from '@portal/ui/filter';
import { UnsavedForms } from '@portal/ui/later';
import { useState, useMemo, useEffect, useRef } from 'react';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { MESSAGES } from '../messages';
import '../page.css';

const { register: texts } = MESSAGES;

/** `/cars/register-nf` */
export function RegisterNfPage() {
  const [registered, setRegistered] = useState<NationalFacility | null>(null);
  if (!mayAsk(useProfile(), 'facility.register')) return <NotFound />;
  return (
    <UnsavedForms>
      <div className="cars-page">
        <PageTitle title={texts.title} />
        {registered ? (
          <Registered facility={registered} onAnother={() => setRegistered(null)} />
        ) : (
          <Registration onRegistered={setRegistered} />
        )}
      </div>
    </UnsavedForms>
  );
}

function Registration({ onRegistered }: { onRegistered: (facility: NationalFacility) => void }) {
  const result = useListUsersWithRoleQuery('National Facility');
  const { data: leaders } = result;
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  const onRetry = leaders ? undefined : retryOf(result);
  return (
    <Panel>
      <NewFacilityForm leaders={leaders} onRetry={onRetry} onRegistered={onRegistered} />
    </Panel>
  );
}

interface NewFacilityFormProps {
  /** Users who can be the leader of a facility; undefined while they are loading. */
  leaders: readonly Person[] | undefined;
  onRetry: (() => void) | undefined;
  onRegistered: (facility: NationalFacility) => void;
}

const START = { acronym: '', owner: '' };

/** The form for a new facility: acronym and leader. */
function NewFacilityForm({ leaders, onRetry, onRegistered }: NewFacilityFormProps) {
  const draftKey = `${useProfile()?._id}:register-nf`;
  const choices = useMemo(() => leaders?.map(choiceOf), [leaders]);
  return (
    <RegisterForm
      texts={MESSAGES.register}
      start={START}
      schema={standaloneRegisterFacilitySchema}
      leaders={choices}
      onRetry={onRetry}
      draftKey={draftKey}
      send={useRegistration()}
      onRegistered={onRegistered}
    />
  );
}

const choiceOf = ({ _id, email, first_name, last_name }: Person): SearchChoice => ({
  value: _id,
  label: email,
  hint: `${first_name} ${last_name}`,
});

interface RegisteredProps {
  facility: NationalFacility;
  onAnother: () => void;
}

/** The next steps after a registration. */
function Registered({ facility, onAnother }: RegisteredProps) {
  const box = useRef<HTMLDivElement>(null);
  // The focused button has been removed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Panel>
        <div className="cars-stack">
          <Alert type="success" showIcon title={texts.done(facility.acronym)} description={texts.next} />
          <div className="cars-buttons">
            <LinkButton type="primary" to={`/edit-nf/${facility._id}`}>
              {texts.open}
            </LinkButton>
            <Button onClick={onAnother}>{texts.another}</Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
