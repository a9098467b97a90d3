import { serverMessage, useSaveFacilityMutation } from '@portal/api-slice';
import { DISPLAYED_STATUSES, byCode } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { Formik, FormLayout, SelectField, useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';

const { status: texts } = MESSAGES;
const OPTIONS = DISPLAYED_STATUSES.map(({ code, name }) => ({ value: code, label: name }));

/** The displayed status of a facility; administrators change it after a confirmation. */
export function DisplayedStatus({ facility }: { facility: NationalFacility }) {
  const [save, { error }] = useSaveFacilityMutation();
  const present = facility.displayed_status.code;
  return (
    <div className="nf-displayed-status">
      <Formik
        initialValues={{ displayed_status: present }}
        onSubmit={async (info, form) => {
          const result = await save({ id: facility._id, info });
          // A status that was not changed shows as before.
          if (result.error) form.resetForm();
        }}
      >
        <FormLayout>
          <SelectField name="displayed_status" label={texts.label} hint={texts.hint} options={OPTIONS} emptyLabel="–" />
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
          <AskFirst present={present} />
        </FormLayout>
      </Formik>
    </div>
  );
}

/** Asks for confirmation as soon as another status is chosen; declining restores the old one. */
function AskFirst({ present }: { present: string }) {
  const { values, submitForm, resetForm, isSubmitting } = useFormikContext<{ displayed_status: string }>();
  const chosen = byCode(DISPLAYED_STATUSES, values.displayed_status);
  return (
    <ConfirmDialog
      open={chosen !== null && chosen.code !== present}
      title={texts.title}
      question={texts.question(chosen?.name ?? '')}
      confirmLabel={texts.confirm}
      isBusy={isSubmitting}
      onConfirm={() => void submitForm()}
      onCancel={() => resetForm()}
    />
  );
}
