import { isCertified, RULES } from '@portal/domain';
import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { Button, LinkButton } from '@portal/ui/core';
import { ActionMenu } from '@portal/ui/overlay';
import type { Action } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import { SelectFacility } from './several/selection';
import type { FacilityDialog } from './use-facility-url-state';

/** Opens a dialog about a facility. */
export type OpenDialog = (about: FacilityDialog, id: string) => void;

export interface FacilityActionsProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

const { table: texts } = MESSAGES;

/** Label of the invitation button by status; a facility whose description has begun needs no invitation. */
export const INVITATIONS: Partial<Record<AcceptanceStatusCode, string>> = {
  registered: texts.invite,
  invited: texts.reinvite,
};

/** Whether a facility may have been registered by mistake. It only spares useless attempts: the server decides. */
function isArchivable({ submissions, displayed_status }: NationalFacility) {
  const { status, round } = submissions.initial_acceptance;
  return RULES.whileNeverSubmitted.allows({
    status: status.code,
    isOnRecord: round > 1 || isCertified(displayed_status.code),
  });
}

/** An administrator's actions on a facility. */
export function FacilityActions({ facility, onOpen }: FacilityActionsProps) {
  const { _id, acronym, submissions } = facility;
  const { code } = submissions.initial_acceptance.status;
  const invitation = INVITATIONS[code];
  const more: Action[] = [{ label: texts.transfer, onChoose: () => onOpen('transfer', _id) }];
  // A completed application has no next step, hence no due date.
  if (code !== 'evaluated') more.push({ label: texts.dueDate, onChoose: () => onOpen('due', _id) });
  if (isArchivable(facility)) more.push({ label: texts.archive, onChoose: () => onOpen('archive', _id) });
  return (
    <div className="adm-facility-actions">
      <SelectFacility facility={facility} />
      <LinkButton to={`/edit-nf/${_id}`} size="small" aria-label={texts.about(texts.edit, acronym)}>
        {texts.edit}
      </LinkButton>
      {invitation !== undefined && (
        <Button
          className="adm-invite"
          size="small"
          title={invitation}
          aria-label={texts.about(invitation, acronym)}
          aria-haspopup="dialog"
          onClick={() => onOpen('invite', _id)}
        >
          {invitation}
        </Button>
      )}
      <ActionMenu isCompact label={texts.more} name={texts.about(texts.more, acronym)} actions={more} />
    </div>
  );
}
