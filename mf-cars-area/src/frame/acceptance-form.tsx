import { useTypeLists } from '@portal/api-slice';
import { byCode, TYPE_LISTS } from '@portal/domain';
import type { ConfigurationChoiceInput, ReviewedApplication } from '@portal/domain';
import { FormLayout, Formik, SelectField, serverErrors, SubmitButton } from '@portal/ui/form';
import { useMemo, useRef, useState } from 'react';
import { ConfigurationAtReport } from '../configuration/configuration-at-report';
import { byField, type ConfigurationValues } from '../configuration/configuration-values';
import { useConfigurationAtReport } from '../configuration/use-configuration-at-report';
import { MESSAGES } from '../messages';
import { ACCEPTANCE_STEPS } from './acceptance-steps';
import type { AcceptanceStep } from './acceptance-steps';
import { ConfirmAcceptance } from './confirm-acceptance';

export interface AcceptanceFormProps {
  application: ReviewedApplication;
  step: AcceptanceStep;
}

interface Values {
  preliminary_acceptance?: string;
  acceptance?: string;
  configuration: ConfigurationValues | undefined;
}

const { acceptance: texts } = MESSAGES;
const LISTS = ['acceptance'] as const;

/** Decides on a facility as a whole and issues the report, once that is possible. */
export function AcceptanceForm({ application, step }: AcceptanceFormProps) {
  const { field, label, schema, canIssue, note } = ACCEPTANCE_STEPS[step];
  const present = application.facility.submissions.initial_acceptance;
  const isOpen = canIssue(present);
  const { acceptance: acceptances } = useTypeLists(LISTS, TYPE_LISTS);
  const options = useMemo(() => acceptances.map(({ code, name }) => ({ value: code, label: name })), [acceptances]);
  const [choice, setChoice] = useState('');
  const configured = useConfigurationAtReport(application, isOpen && step === 'final');
  const [configuration, setConfiguration] = useState<ConfigurationChoiceInput>();
  const startValues: Values = { [field]: present[field]?.code ?? '', configuration: configured.values };
  const refuse = useRef<(errors: Record<string, string>) => void>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const isIssued = useRef(false);
  return (
    <div ref={box} tabIndex={-1}>
      <Formik
        initialValues={startValues}
        enableReinitialize
        validationSchema={schema}
        onSubmit={async (values, form) => {
          const chosen = values[field] ?? '';
          const { problems, input } = configured.read(chosen, values.configuration);
          form.setStatus(serverErrors(values, problems));
          refuse.current = (errors) => form.setStatus(serverErrors(values, byField(errors)));
          if (problems) return;
          setConfiguration(input);
          setChoice(chosen);
        }}
      >
        <FormLayout label={label}>
          <SelectField
            name={field}
            label={label}
            options={options}
            hint={isOpen ? undefined : note(application)}
            readOnly={!isOpen}
            emptyLabel={isOpen ? undefined : texts.undecided}
            required
          />
          {configured.start && <ConfigurationAtReport start={configured.start} />}
          <SubmitButton disabled={!isOpen} whileInvalid="explain">
            {texts.submit}
          </SubmitButton>
        </FormLayout>
      </Formik>
      <ConfirmAcceptance
        id={application.facility._id}
        step={step}
        choice={byCode(acceptances, choice)}
        configuration={configuration}
        onRefused={(errors) => refuse.current?.(errors)}
        onClose={() => setChoice('')}
        onIssued={() => {
          isIssued.current = true;
        }}
        onClosed={() => {
          // The button that opened the dialog is about to be disabled and would lose the focus.
          if (isIssued.current) box.current?.focus();
          isIssued.current = false;
        }}
      />
    </div>
  );
}
