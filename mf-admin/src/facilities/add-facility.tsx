import type { NationalFacility } from '@portal/domain';
import { DropDownForm, Panel } from '@portal/ui/core';
import { loadedLater } from '@portal/ui/later';
import { MESSAGES } from './messages';
import type { NewFacilityProps } from './new-facility';
import { useFacilityUrlState } from './use-facility-url-state';

const { add: texts } = MESSAGES;

const NewFacility = loadedLater(() => import('./windows').then((module) => module.NewFacility), MESSAGES.window);

/** A form for a new facility that drops down from its button. */
export function AddFacility({ onRegistered }: NewFacilityProps) {
  const { urlState, go } = useFacilityUrlState();
  const done = (facility: NationalFacility) => {
    go({ isAdding: false });
    onRegistered(facility);
  };
  return (
    <div className="adm-form">
      <DropDownForm label={texts.open} isOpen={urlState.isAdding} onToggle={(isOpen) => go({ isAdding: isOpen })}>
        <Panel title={texts.title}>
          <NewFacility onRegistered={done} />
        </Panel>
      </DropDownForm>
    </div>
  );
}
