import { retryOf, serverMessage, statusOf, useProfile } from '@portal/api-slice';
import type { Gap, NationalFacility } from '@portal/domain';
import { Alert, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useSubmitApplicationMutation } from '../api/acceptance';
import { useListUnfinishedQuery } from '../api/unfinished';
import { GapList } from '../check/gap-list';
import { isTheirs } from '../facility/is-theirs';
import { nameOfUnfinished } from '../instruments/unfinished-actions';
import { UnfinishedNotLoaded } from '../instruments/unfinished-not-loaded';
import { MESSAGES } from '../messages';
import { hasUnsaved } from '../saving/draft-keys';
import type { DialogProps } from './use-dialog';

export interface SubmitDialogProps extends DialogProps {
  facility: NationalFacility;
  /** Empty optional fields. */
  warnings: readonly Gap[];
}

const { submit: texts } = MESSAGES;

/** Confirms a submission and explains a refusal. */
export function SubmitDialog({ facility, warnings, open, onClose, onClosed }: SubmitDialogProps) {
  const profile = useProfile();
  const [submit, { isLoading, error }] = useSubmitApplicationMutation();
  async function confirm() {
    const result = await submit(facility._id);
    if (!result.error) onClose();
  }
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isLoading}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => void confirm()}
      question={
        <div className="nf-stack">
          <p>{texts.question(facility.pretty_name)}</p>
          <Alert type="warning" showIcon title={texts.permanent} />
          {profile && hasUnsaved(profile._id, facility._id) && <Alert type="warning" showIcon title={texts.unsaved} />}
          <Unfinished facility={facility} />
          <Warnings gaps={warnings} />
          {error !== undefined && <Refusal error={error} onFollow={onClose} />}
        </div>
      }
    />
  );
}

/** Instruments whose forms were begun and not saved. */
function Unfinished({ facility }: { facility: NationalFacility }) {
  const listed = useListUnfinishedQuery(facility._id, { skip: !isTheirs(facility) });
  const { currentData: unfinished } = listed;
  if (!unfinished) return <UnfinishedNotLoaded onRetry={retryOf(listed)} />;
  if (unfinished.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.unfinished}
      description={
        <ul>
          {unfinished.map((instrument) => (
            <li key={instrument._id}>{nameOfUnfinished(instrument)}</li>
          ))}
        </ul>
      }
    />
  );
}

function Warnings({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null;
  return (
    <div>
      <p>{texts.warnings}</p>
      <ul>
        {gaps.map(({ path, label }) => (
          <li key={path}>{label}</li>
        ))}
      </ul>
    </div>
  );
}

const INCOMPLETE = 422;

/** The gaps reported by the server; empty if it refused for another reason. */
function missingIn(error: unknown): readonly Gap[] {
  const { data } = error as { data?: unknown };
  return statusOf(error) === INCOMPLETE && Array.isArray(data) ? (data as Gap[]) : [];
}

function Refusal({ error, onFollow }: { error: unknown; onFollow: () => void }) {
  return (
    <FormError title={texts.failedTitle}>
      {serverMessage(error) ?? texts.failed}
      <GapList gaps={missingIn(error)} onFollow={onFollow} />
    </FormError>
  );
}
