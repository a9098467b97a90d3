import { serverMessage, statusOf, useSubmitApplicationMutation } from '@portal/api-slice';
import type { Completeness, Gap, NationalFacility } from '@portal/domain';
import { Alert, formatDay, Icon } from '@portal/ui/core';
import { FormError } from '@portal/ui/form';
import { ConfirmWindow } from '@portal/ui/overlay';
import { useState } from 'react';
import { GapList } from '../check/gap-list';
import { focusSelfCheck } from '../check/self-check';
import { MESSAGES } from '../messages';
import { usePlace } from '../place/use-place';
import { Action } from './action';

/** Props of `SubmitAction`. */
export interface SubmitActionProps {
  facility: NationalFacility;
  isEditable: boolean;
  completeness: Completeness | null;
}

const { actions, submit: texts } = MESSAGES;

/** Submits the application. With something missing it leads to what that is; else it asks, because there is no way back. */
export function SubmitAction({ facility, isEditable, completeness }: SubmitActionProps) {
  const { go } = usePlace();
  const [isAsking, setAsking] = useState(false);
  const [submit, { isLoading, error, reset }] = useSubmitApplicationMutation();
  const { date } = facility.submissions.initial_acceptance;

  const showCheck = () => {
    go({ isChecking: true });
    focusSelfCheck();
  };
  const ask = () => {
    reset();
    setAsking(true);
  };
  async function confirm() {
    const result = await submit(facility._id);
    if (result.data) setAsking(false);
  }

  const isComplete = completeness?.missing.length === 0;
  return (
    <>
      <Action
        label={actions.submit}
        type="primary"
        icon={<Icon name="send" />}
        isEnabled={isEditable}
        note={noteOf(isEditable, completeness, formatDay(date))}
        onClick={isComplete ? ask : showCheck}
      />
      <ConfirmWindow
        open={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        isBusy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
        question={
          <div className="nf-stack">
            <p>{texts.question(facility.pretty_name)}</p>
            <Alert type="warning" showIcon title={texts.permanent} />
            {completeness && completeness.warnings.length > 0 && (
              <div>
                <p>{texts.warnings}</p>
                <ul>
                  {completeness.warnings.map(({ path, label }) => (
                    <li key={path}>{label}</li>
                  ))}
                </ul>
              </div>
            )}
            {error !== undefined && <Refusal error={error} onFollow={() => setAsking(false)} />}
          </div>
        }
      />
    </>
  );
}

function noteOf(isEditable: boolean, completeness: Completeness | null, submittedOn: string | null): string {
  if (!isEditable) return submittedOn ? actions.submittedOn(submittedOn) : actions.readOnly;
  if (!completeness) return actions.checking;
  return completeness.missing.length > 0 ? actions.missing(completeness.missing.length) : actions.ready;
}

const INCOMPLETE = 422;

/** What the server found missing; an empty list where it refused for another reason. */
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
