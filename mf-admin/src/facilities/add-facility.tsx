import { useListUsersWithoutFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { DropDownForm, EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { NewFacilityForm } from './new-facility-form';
import { useFacilityUrlState } from './use-facility-url-state';

/** Props of `AddFacility`. */
export interface AddFacilityProps {
  onRegistered: (facility: NationalFacility) => void;
}

const { add: texts } = MESSAGES;

/** A form for a new facility that drops down from its button. */
export function AddFacility({ onRegistered }: AddFacilityProps) {
  const { urlState, go } = useFacilityUrlState();
  const done = (facility: NationalFacility) => {
    go({ isAdding: false });
    onRegistered(facility);
  };
  return (
    <div className="adm-form">
      <DropDownForm label={texts.open} isOpen={urlState.isAdding} onToggle={(isOpen) => go({ isAdding: isOpen })}>
        <Panel title={texts.title}>
          <WithLeaders onRegistered={done} />
        </Panel>
      </DropDownForm>
    </div>
  );
}

function WithLeaders({ onRegistered }: AddFacilityProps) {
  const { data: leaders, isError, refetch } = useListUsersWithoutFacilityQuery();
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  if (leaders) return <NewFacilityForm leaders={leaders} onRegistered={onRegistered} />;
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
