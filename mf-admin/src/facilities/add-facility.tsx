import { useListUsersWithoutFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { Button, EmptyState, ErrorState, Icon, Loading, Panel } from '@portal/ui/core';
import { useEffect, useId, useRef } from 'react';
import { MESSAGES } from './messages';
import { RegisterForm } from './register-form';
import { useFacilityPlace } from './use-facility-place';

/** Props of `AddFacility`. */
export interface AddFacilityProps {
  onRegistered: (facility: NationalFacility) => void;
}

const { add: texts } = MESSAGES;

/** A form for a new facility that drops down from its button. */
export function AddFacility({ onRegistered }: AddFacilityProps) {
  const { place, go } = useFacilityPlace();
  const id = useId();
  const isOpen = place.isAdding;
  const button = useFocusOnceClosed(isOpen);
  const done = (facility: NationalFacility) => {
    go({ isAdding: false });
    onRegistered(facility);
  };
  return (
    <div className="adm-stack">
      <div>
        <Button
          ref={button}
          icon={<Icon name={isOpen ? 'close' : 'add'} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => go({ isAdding: !isOpen })}
        >
          {texts.open}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="adm-form">
          <Panel title={texts.title}>
            <WithLeaders onRegistered={done} />
          </Panel>
        </div>
      )}
    </div>
  );
}

function WithLeaders({ onRegistered }: AddFacilityProps) {
  const { data: leaders, isError, refetch } = useListUsersWithoutFacilityQuery();
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  if (leaders) return <RegisterForm leaders={leaders} onRegistered={onRegistered} />;
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}

/** What was in the form had the focus, and is gone. */
function useFocusOnceClosed(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
