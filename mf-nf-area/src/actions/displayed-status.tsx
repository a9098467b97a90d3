import { serverMessage, useSaveFacilityMutation, useTypeLists } from '@portal/api-slice';
import { byCode, TYPE_LISTS } from '@portal/domain';
import type { DisplayedStatus as DisplayedStatusItem, NationalFacility } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { Formik, FormLayout, SelectField, useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useMemo } from 'react';
import { MESSAGES } from '../messages';

const { status: texts } = MESSAGES;
const LISTS = ['displayed-status'] as const;

/** The displayed status of a facility; administrators change it after a confirmation. */
export function DisplayedStatus({ facility }: { facility: NationalFacility }) {
  const [save, { error }] = useSaveFacilityMutation();
  const { 'displayed-status': statuses } = useTypeLists(LISTS, TYPE_LISTS);
  const options = useMemo(() => statuses.map(({ code, name }) => ({ value: code, label: name })), [statuses]);
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
          <SelectField name="displayed_status" label={texts.label} hint={texts.hint} options={options} emptyLabel="–" />
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
          <AskFirst present={present} statuses={statuses} />
        </FormLayout>
      </Formik>
    </div>
  );
}

/** Asks for confirmation as soon as another status is chosen; declining restores the old one. */
function AskFirst({ present, statuses }: { present: string; statuses: readonly DisplayedStatusItem[] }) {
  const { values, submitForm, resetForm, isSubmitting } = useFormikContext<{ displayed_status: string }>();
  const chosen = byCode(statuses, values.displayed_status);
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
