import { tabAgeSchema } from '@portal/domain';
import { FormActions, FormLayout, Formik, NumberField, SubmitButton } from '@portal/ui/form';
import { useSetTabAgeMutation } from '../api/releases';
import { FoldedPanel } from './folded-panel';
import { MESSAGES } from './messages';

const { tabs: texts } = MESSAGES;

/** The form for the maximum age of a tab on withdrawn code. */
export function TabAge({ minutes }: { minutes: number }) {
  const [save] = useSetTabAgeMutation();
  return (
    <FoldedPanel title={texts.title} isOpen={false}>
      <p>{texts.intro}</p>
      <Formik
        initialValues={{ minutes: String(minutes) }}
        validationSchema={tabAgeSchema}
        onSubmit={async (typed) => void (await save(tabAgeSchema.cast(typed)))}
        enableReinitialize
      >
        <FormLayout label={texts.title}>
          <NumberField name="minutes" label={texts.label} unit={texts.unit} hint={texts.hint} required />
          <FormActions>
            <SubmitButton isQuiet>{texts.save}</SubmitButton>
          </FormActions>
        </FormLayout>
      </Formik>
    </FoldedPanel>
  );
}
