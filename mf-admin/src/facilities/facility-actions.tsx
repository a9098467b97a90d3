import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { Button, Icon, LinkButton } from '@portal/ui/core';
import { ActionMenu } from '@portal/ui/overlay';
import type { Action } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import type { FacilityDialog } from './use-facility-url-state';

/** Opens a window about a facility. */
export type OpenDialog = (about: FacilityDialog, id: string) => void;

/** Props of `FacilityActions`. */
export interface FacilityActionsProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

const { table: texts } = MESSAGES;

/** How inviting is called; whoever has begun to describe the facility needs no invitation any more. */
export const INVITATIONS: Partial<Record<AcceptanceStatusCode, string>> = {
  registered: texts.invite,
  invited: texts.reinvite,
};

/** What an administrator can do with a facility. */
export function FacilityActions({ facility: { _id, acronym, submissions }, onOpen }: FacilityActionsProps) {
  const { code } = submissions.initial_acceptance.status;
  const invitation = INVITATIONS[code];
  const more: Action[] = [{ label: texts.transfer, onChoose: () => onOpen('transfer', _id) }];
  // Nobody has anything left to do in an application that is complete.
  if (code !== 'evaluated') more.push({ label: texts.dueDate, onChoose: () => onOpen('due', _id) });
  return (
    <div className="adm-facility-actions">
      <LinkButton to={`/edit-nf/${_id}`} icon={<Icon name="edit" />} aria-label={texts.about(texts.edit, acronym)}>
        {texts.edit}
      </LinkButton>
      {invitation !== undefined && (
        <Button
          icon={<Icon name="send" />}
          aria-label={texts.about(invitation, acronym)}
          aria-haspopup="dialog"
          onClick={() => onOpen('invite', _id)}
        >
          {invitation}
        </Button>
      )}
      <ActionMenu label={texts.more} name={texts.about(texts.more, acronym)} actions={more} />
    </div>
  );
}
