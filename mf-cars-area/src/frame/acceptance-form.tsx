import { useListConditionsQuery, useProfile, useTypeLists } from '@portal/api-slice';
import {
  byCode,
  canIssueWithoutPlan,
  decisionFormSchema,
  isOpenCondition,
  needsStatement,
  notCompliant,
  TYPE_LISTS,
} from '@portal/domain';
import type { Acceptance, Condition, ReviewedApplication } from '@portal/domain';
import { Button, DataSheet, ErrorState, Loading } from '@portal/ui/core';
import {
  FormLayout,
  Formik,
  forgetUnsaved,
  KeepUnsaved,
  SelectField,
  serverErrors,
  SubmitButton,
  useFormikContext,
} from '@portal/ui/form';
import { useMemo, useRef, useState } from 'react';
import { ConfigurationAtReport } from '../configuration/configuration-at-report';
import { byField } from '../configuration/configuration-values';
import { useConfigurationAtReport } from '../configuration/use-configuration-at-report';
import { DecisionFields } from '../decision/decision-fields';
import { endedBy } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { DECISION_MESSAGES } from '../decision/messages';
import { UnsentWords } from '../decision/unsent-words';
import { MESSAGES } from '../messages';
import { ACCEPTANCE_STEPS } from './acceptance-steps';
import type { AcceptanceStep } from './acceptance-steps';
import { ClosedDecision } from './closed-decision';
import { ConfirmAcceptance } from './confirm-acceptance';
import { ReportPreview } from '../preview/report-preview';
import { useFocusMoved } from './use-focus-moved';

export interface AcceptanceFormProps {
  application: ReviewedApplication;
  step: AcceptanceStep;
}

interface AcceptanceFormState extends AcceptanceFormProps {
  /** Whether its report was issued in this view. */
  isJustIssued: boolean;
  /** Set if it follows a report issued in this view: its form opens only on request. */
  onContinue: (() => void) | undefined;
  onIssued: () => void;
}

const { acceptance: texts } = MESSAGES;
const LISTS = ['acceptance'] as const;
const NONE: readonly Condition[] = [];
const NO_WORDS = { preliminary_acceptance: '', acceptance: '', statement: '', conditions: [], without_plan_reason: '' };

/** The form of the decision on a facility as a whole; issues the report once that is possible. */
export function AcceptanceForm(props: AcceptanceFormState) {
  const { application, step, isJustIssued, onContinue } = props;
  const { field, label, canIssue } = ACCEPTANCE_STEPS[step];
  const present = application.facility.submissions.initial_acceptance;
  const { acceptance: acceptances } = useTypeLists(LISTS, TYPE_LISTS);
  const draftKey = `${useProfile()?._id}:${field}:${application.facility._id}`;
  const [isWithoutPlan, setWithoutPlan] = useWithoutPlan(application, step);
  const isOpen = canIssue(present) || isWithoutPlan;
  const [isAsking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<DecisionValues | null>(null);
  // If the report is issued elsewhere in the meantime, the dialog has to report it, with the typed text still behind
  // it.
  const isShown = (isOpen && !onContinue) || isAsking;
  const isFinal = step === 'final';
  const configured = useConfigurationAtReport(application, {
    isNear: isFinal && (isShown || setWithoutPlan !== null),
    isOpen: isFinal && isShown,
  });
  const { open, asked } = useOpenConditions(application, isFinal && isShown);
  const opposed = useMemo(() => notCompliant(application), [application]);
  const schema = useMemo(() => decisionFormSchema(field, { opposed, isWithoutPlan }), [field, opposed, isWithoutPlan]);
  const { box, moveFocus } = useFocusMoved<HTMLDivElement>(isShown ? 'form' : 'text');
  const isIssued = useRef(false);
  const withoutPlan = isFinal && setWithoutPlan && (
    <Button
      onClick={() => {
        setWithoutPlan(!isWithoutPlan);
        moveFocus(isWithoutPlan ? 'text' : 'form');
      }}
    >
      {isWithoutPlan ? DECISION_MESSAGES.waitForPlan : DECISION_MESSAGES.withoutPlan}
    </Button>
  );
  const goOn = () => {
    onContinue?.();
    moveFocus('form');
  };
  if (!isShown)
    return (
      <ClosedDecision {...{ application, step, isJustIssued }} sectionRef={box}>
        {unsent && <UnsentWords values={unsent} />}
        {onContinue && isOpen ? <Button onClick={goOn}>{texts.goOn[step]}</Button> : withoutPlan}
      </ClosedDecision>
    );
  if (!open && asked.isError)
    return (
      <ErrorState
        title={DECISION_MESSAGES.conditionsFailed}
        onRetry={() => {
          moveFocus('form');
          void asked.refetch();
        }}
      >
        {DECISION_MESSAGES.conditionsFailedHint}
      </ErrorState>
    );
  if (configured.isLoading || !open) return <Loading label={texts.loading(label)} />;
  const start: DecisionValues = { ...NO_WORDS, configuration: configured.values };
  return (
    <section ref={box} aria-label={label} tabIndex={-1} className="decision-form">
      {/* What is typed is not printed, only that the decision is due. */}
      <div className="decision-printed decision-closed">
        <DataSheet items={[{ label, value: texts.undecided }]} />
      </div>
      <Formik
        initialValues={start}
        enableReinitialize
        validationSchema={schema}
        onSubmit={async (values, form) => {
          const { problems } = configured.read(values[field], values.configuration);
          form.setStatus(serverErrors(values, problems));
          setAsking(problems === null);
        }}
      >
        <FormLayout label={label} problemsTitle={DECISION_MESSAGES.problems}>
          <KeepUnsaved draftKey={draftKey} />
          <Fields {...{ application, step, acceptances, opposed, isWithoutPlan, open }} />
          {configured.start && <ConfigurationAtReport start={configured.start} />}
          <div className="decision-buttons decision-submit">
            <ReportPreview facilityId={application.facility._id} acronym={application.facility.acronym} step={step} />
            <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
            {withoutPlan}
          </div>
          <Confirmation
            {...{ application, step, acceptances, isAsking, configured, open }}
            onClose={(typed) => {
              setAsking(false);
              // The form disappears together with its dialog.
              if (isIssued.current || !isOpen) moveFocus('text');
              setUnsent(isOpen || isIssued.current ? null : typed);
              isIssued.current = false;
            }}
            onIssued={() => {
              isIssued.current = true;
              forgetUnsaved(draftKey);
              props.onIssued();
            }}
          />
        </FormLayout>
      </Formik>
    </section>
  );
}

/**
 * The open conditions of a facility, some of which end with a final report; empty for other reports. Undefined while
 * they are loading: a decision must not end conditions that are not shown.
 */
function useOpenConditions({ facility }: ReviewedApplication, isFinal: boolean) {
  const asked = useListConditionsQuery(facility._id, { skip: !isFinal });
  const { currentData } = asked;
  const open = useMemo(() => (isFinal ? currentData?.filter(isOpenCondition) : NONE), [currentData, isFinal]);
  return { open, asked };
}

/** Whether the final report would be issued without the upgrade plan, if that is possible. */
function useWithoutPlan({ facility }: ReviewedApplication, step: AcceptanceStep) {
  const [isChosen, setChosen] = useState(false);
  const { status, preliminary_acceptance } = facility.submissions.initial_acceptance;
  const isPossible = step === 'final' && canIssueWithoutPlan(status.code, preliminary_acceptance?.code ?? null);
  return [isPossible && isChosen, isPossible ? setChosen : null] as const;
}

interface FieldsProps extends AcceptanceFormProps {
  acceptances: readonly Acceptance[];
  opposed: readonly string[];
  isWithoutPlan: boolean;
  open: readonly Condition[];
}

function Fields({ application, step, acceptances, opposed, isWithoutPlan, open }: FieldsProps) {
  const { field, label } = ACCEPTANCE_STEPS[step];
  const { values } = useFormikContext<DecisionValues>();
  const choice = byCode(acceptances, values[field]);
  const needsWords = choice !== null && needsStatement(choice.code, opposed);
  const options = useMemo(() => acceptances.map(({ code, name }) => ({ value: code, label: name })), [acceptances]);
  const instruments = useMemo(() => [...application.lidars, ...application.photometers], [application]);
  return (
    <>
      <SelectField name={field} label={label} options={options} required />
      <DecisionFields {...{ instruments, isWithoutPlan, needsWords, open }} />
    </>
  );
}

interface ConfirmationProps extends AcceptanceFormProps {
  acceptances: readonly Acceptance[];
  isAsking: boolean;
  configured: ReturnType<typeof useConfigurationAtReport>;
  open: readonly Condition[];
  onClose: (typed: DecisionValues) => void;
  onIssued: () => void;
}

/** The confirmation of a decision; refusals by the server are shown at their fields. */
function Confirmation({ acceptances, isAsking, configured, open, step, onClose, ...rest }: ConfirmationProps) {
  const { values, setStatus } = useFormikContext<DecisionValues>();
  const chosen = values[ACCEPTANCE_STEPS[step].field];
  const choice = isAsking ? byCode(acceptances, chosen) : null;
  const configuration = isAsking ? configured.read(chosen, values.configuration).input : undefined;
  const onRefused = (errors: Record<string, string>) => setStatus(serverErrors(values, byField(errors)));
  const ended = endedBy(values, open);
  return (
    <ConfirmAcceptance
      {...rest}
      {...{ step, values, choice, configuration, ended, onRefused }}
      onClose={() => onClose(values)}
    />
  );
}
