import {
  fieldErrors,
  serverMessage,
  useFulfilConditionMutation,
  useListConditionsQuery,
  useProfile,
} from '@portal/api-slice';
import { fulfilmentSchema, isEvaluated } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { ConditionsList } from '@portal/facilities';
import { Button, FormError, Panel } from '@portal/ui/core';
import {
  FormActions,
  FormLayout,
  Formik,
  forgetUnsaved,
  KeepUnsaved,
  serverErrors,
  SubmitButton,
  TextAreaField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useCallback, useState } from 'react';
import { mayDecide } from '../evaluations/rights';
import { DECISION_MESSAGES } from './messages';

const { open: texts } = DECISION_MESSAGES;

/** The conditions of a facility, which CARS closes once they are met. */
export function OpenConditions({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  const mayExist = isEvaluated(status.code) || round > 1;
  const { currentData: conditions = [] } = useListConditionsQuery(facility._id, { skip: !mayExist });
  const mayClose = mayDecide(useProfile(), facility);
  const [chosen, setChosen] = useState<Condition | null>(null);
  const actionOf = useCallback(
    (condition: Condition) => (
      <Button size="small" aria-label={texts.fulfilOf(condition.text)} onClick={() => setChosen(condition)}>
        {texts.fulfil}
      </Button>
    ),
    [],
  );
  const close = () => setChosen(null);
  if (conditions.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ConditionsList conditions={conditions} actionOf={mayClose ? actionOf : undefined} />
      <Modal open={chosen !== null} title={texts.fulfil} footer={null} onCancel={close} destroyOnHidden>
        {chosen && <FulfilForm facilityId={facility._id} condition={chosen} onClose={close} />}
      </Modal>
    </Panel>
  );
}

interface FulfilFormProps {
  facilityId: string;
  condition: Condition;
  onClose: () => void;
}

const START = { fulfilment: '' };

function FulfilForm({ facilityId, condition, onClose }: FulfilFormProps) {
  const draftKey = `${useProfile()?._id}:condition:${condition._id}`;
  const [send] = useFulfilConditionMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function save(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { error } = await send({ id: facilityId, condition: condition._id, ...fulfilmentSchema.cast(values) });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors));
      if (!errors) setProblem(serverMessage(error) ?? texts.failed);
      return;
    }
    forgetUnsaved(draftKey);
    onClose();
  }
  return (
    <Formik initialValues={START} validationSchema={fulfilmentSchema} onSubmit={save}>
      <FormLayout label={texts.fulfil} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <p className="cars-text">{condition.text}</p>
        <TextAreaField name="fulfilment" label={texts.how} minRows={3} required />
        {problem !== null && <FormError title={texts.notClosed}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{texts.fulfil}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
