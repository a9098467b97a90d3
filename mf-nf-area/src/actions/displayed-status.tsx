import { fieldErrors, serverMessage, useTypeLists } from '@portal/api-slice';
import { byCode, isShownCertified, shownInTime, TYPE_LISTS } from '@portal/domain';
import type { DisplayedStatus as DisplayedStatusItem, NationalFacility } from '@portal/domain';
import { Alert, dated, FormError } from '@portal/ui/core';
import { Formik, FormLayout, SelectField, serverErrors, TextField, useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useMemo } from 'react';
import { useSaveFacilityMutation } from '../api/facilities';
import { useAcceptedVersions } from '../accepted/use-accepted-versions';
import { MESSAGES } from '../messages';

const { status: texts } = MESSAGES;
const LISTS = ['displayed-status'] as const;

interface Values {
  displayed_status: DisplayedStatusItem['code'];
  /** Required if the facility has no accepted version. */
  displayed_status_reason: string;
}

/** The displayed status of a facility; administrators change it after a confirmation. */
export function DisplayedStatus({ facility }: { facility: NationalFacility }) {
  const [save, { error, reset }] = useSaveFacilityMutation();
  const { 'displayed-status': statuses } = useTypeLists(LISTS, TYPE_LISTS);
  const options = useMemo(() => statuses.map(({ code, name }) => ({ value: code, label: name })), [statuses]);
  const initialValues: Values = { displayed_status: facility.displayed_status.code, displayed_status_reason: '' };
  return (
    <div className="nf-displayed-status">
      <Formik
        initialValues={initialValues}
        onSubmit={async (values, form) => {
          const { displayed_status_reason: reason, ...info } = values;
          const result = await save({
            id: facility._id,
            info: { ...info, ...(reason && { displayed_status_reason: reason }) },
          });
          form.setStatus(serverErrors(values, fieldErrors(result.error)));
        }}
      >
        <FormLayout>
          <SelectField
            name="displayed_status"
            label={texts.label}
            hint={facility.label ? texts.hintWithLabel : texts.hint}
            options={options}
            emptyLabel={null}
          />
          <AskFirst facility={facility} statuses={statuses} error={error} onCancel={reset} />
        </FormLayout>
      </Formik>
    </div>
  );
}

interface AskFirstProps {
  facility: NationalFacility;
  statuses: readonly DisplayedStatusItem[];
  /** The refusal of the last attempt. */
  error: unknown;
  onCancel: () => void;
}

/** Asks for confirmation as soon as another status is chosen, until it is changed; declining restores the old one. */
function AskFirst({ facility, statuses, error, onCancel }: AskFirstProps) {
  const { values, submitForm, resetForm, isSubmitting } = useFormikContext<Values>();
  const isAccepted = useAcceptedVersions(facility)?.versions[0]?.valid_to === null;
  const chosen = byCode(statuses, values.displayed_status);
  const isUnaccepted = chosen?.certified === true && !isAccepted;
  const { displayed_status_reason: refusedReason, ...refused } = fieldErrors(error) ?? {};
  // The acceptance may have ended since it was loaded.
  const needsReason = isUnaccepted || refusedReason !== undefined;
  const cancel = () => {
    resetForm();
    onCancel();
  };
  return (
    <ConfirmDialog
      open={chosen !== null && chosen.code !== facility.displayed_status.code}
      title={texts.title}
      question={
        <div className="nf-stack">
          <p>
            <strong>{facility.pretty_name}</strong>
          </p>
          <p>{texts.question(chosen?.name ?? '')}</p>
          {chosen !== null && <WithLabel facility={facility} chosen={chosen} statuses={statuses} />}
          {needsReason && <WithoutAcceptance facility={facility} />}
          {error !== undefined && refusedReason === undefined && (
            <FormError title={texts.failedTitle}>
              {Object.values(refused)[0] ?? serverMessage(error) ?? texts.failed}
            </FormError>
          )}
        </div>
      }
      confirmLabel={texts.confirm}
      isBusy={isSubmitting}
      isReady={!needsReason || values.displayed_status_reason.trim() !== ''}
      onConfirm={() => void submitForm()}
      onCancel={cancel}
    />
  );
}

interface WithLabelProps extends Pick<AskFirstProps, 'facility' | 'statuses'> {
  chosen: DisplayedStatusItem;
}

/** What the public reads of the choice, if the record of the label decides or if there is none. */
function WithLabel({ facility: { label = null }, chosen, statuses }: WithLabelProps) {
  const { now, later } = shownInTime(chosen.code, label);
  const nameOf = (code: string) => byCode(statuses, code)?.name ?? code;
  if (now !== chosen.code || later !== null) {
    const decided =
      later === null ? texts.decided(nameOf(now)) : texts.decidedLater(nameOf(now), later.from, nameOf(later.status));
    return <p>{dated(isShownCertified(chosen.code, label) ? decided : `${decided} ${texts.offMap}`)}</p>;
  }
  return chosen.code === 'labelled' && label === null ? <p>{texts.unlabelled}</p> : null;
}

/** A facility shown as certified without an acceptance is recorded as currently described; this requires a reason. */
const WithoutAcceptance = ({ facility }: { facility: NationalFacility }) => (
  <>
    <Alert
      type="warning"
      showIcon
      title={texts.unaccepted}
      description={facility.submissions.initial_acceptance.acceptance?.code === 'no' ? texts.refused : texts.unreviewed}
    />
    <TextField name="displayed_status_reason" label={texts.reason} hint={texts.reasonHint} required />
  </>
);
