import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaTest } from '@portal/domain';
import { FieldSpan, NumberField, SendForm, TextAreaField, TextField } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useSaveQaTestMutation } from '../../api/qa-tests';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { TEST_MESSAGES } from './messages';
import { detailsField, detailsInput, detailsProblems, detailsValues, hasFigures } from './details-values';
import { toStep } from './steps';

const { details: texts } = TEST_MESSAGES;

interface DetailsStepProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
}

/** When and how it was measured, typed figures, and the comment for the evaluator. */
export function DetailsStep({ test, configuration }: DetailsStepProps) {
  const [save] = useSaveQaTestMutation();
  const navigate = useNavigate();
  const userId = useProfile()?._id ?? '';
  const initialValues = detailsValues(test, configuration);
  return (
    <SendForm
      label={texts.form}
      texts={texts}
      initialValues={initialValues}
      validate={(values) => detailsProblems(values, test)}
      draftKey={DRAFT_KEYS.qaTest(userId, test._id)}
      onSend={async (values) => {
        const { error } = await save({ id: test._id, test: detailsInput(values, test) });
        if (!error) return undefined;
        const errors = fieldErrors(error);
        const named = errors && Object.entries(errors).map(([path, text]) => [detailsField(path, values), text]);
        return { errors: named && Object.fromEntries(named), message: serverMessage(error) };
      }}
      onSent={() => void navigate(toStep('submit'))}
      columns={2}
    >
      <TextField name="measured_from" label={texts.from} hint={texts.momentHint} required />
      <TextField name="measured_to" label={texts.to} hint={texts.momentHint} required />
      <TextField name="atlas_version" label={texts.atlas} />
      {test.type === 'rayleigh_fit' && (
        <>
          <TextField name="radiosonde_source" label={texts.radiosonde} />
          <TextField name="radiosonde_at" label={texts.radiosondeAt} hint={texts.momentHint} />
        </>
      )}
      {test.type === 'trigger_delay' && <TextField name="method" label={texts.method} hint={texts.methodHint} />}
      {hasFigures(test.type) &&
        Object.keys(initialValues.figures).map((name) => (
          <NumberField
            key={name}
            name={`figures.${name}`}
            label={`${name}: ${test.type === 'dark' ? texts.dark : texts.delay}`}
            hint={test.type === 'dark' ? texts.darkHint : undefined}
          />
        ))}
      <FieldSpan>
        <TextAreaField name="weather" label={texts.weather} minRows={2} />
      </FieldSpan>
      <FieldSpan>
        <TextAreaField name="comment" label={texts.comment} hint={texts.commentHint} minRows={4} />
      </FieldSpan>
    </SendForm>
  );
}
