import { refusalOf, useProfile } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { ReasonDialog } from '@portal/facilities';
import { useLast } from '@portal/ui/overlay';
import { useArchiveFacilityMutation } from '../api/facilities';
import { MESSAGES } from './messages';

export interface ArchiveDialogProps {
  /** The facility to archive; undefined closes the dialog. */
  facility: NationalFacility | undefined;
  onClose: () => void;
}

const { archive: texts } = MESSAGES;

/** Archives a facility that was registered by mistake. */
export function ArchiveDialog({ facility, onClose }: ArchiveDialogProps) {
  const userId = useProfile()?._id;
  const [archive] = useArchiveFacilityMutation();
  const shown = useLast(facility);
  if (!shown) return null;
  const { _id: id, acronym, owner } = shown;
  return (
    <ReasonDialog
      isOpen={facility !== undefined}
      title={texts.title(acronym)}
      effects={texts.effects(`${owner.first_name} ${owner.last_name}`, acronym)}
      hint={texts.hint}
      confirmLabel={texts.confirm}
      draftKey={`${userId}:archive:${id}`}
      onConfirm={async (reason) => refusalOf((await archive({ id, reason })).error)}
      onClose={onClose}
    />
  );
}
