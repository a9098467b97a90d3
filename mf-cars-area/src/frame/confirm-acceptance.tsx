import { fieldErrors, serverMessage, statusOf } from '@portal/api-slice';
import { notCompliant } from '@portal/domain';
import type { Acceptance, Condition, ConfigurationChoiceInput, ReviewedApplication } from '@portal/domain';
import { Alert, FormError, formatDay } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { useIssueFinalReportMutation, useIssuePreliminaryReportMutation } from '../api/reports';
import { sentDecision } from '../decision/decision-values';
import type { DecisionValues } from '../decision/decision-values';
import { DECISION_MESSAGES } from '../decision/messages';
import { MESSAGES } from '../messages';
import { unassessedNames } from '../plan/unassessed';
import { ACCEPTANCE_STEPS } from './acceptance-steps';
import type { AcceptanceStep } from './acceptance-steps';
import { DecisionFacts } from './decision-facts';

const { acceptance: texts } = MESSAGES;

export interface ConfirmAcceptanceProps {
  application: ReviewedApplication;
  step: AcceptanceStep;
  values: DecisionValues;
  /** `null` if there is nothing to confirm. */
  choice: Acceptance | null;
  /** The choices for the operational configuration; undefined by default. */
  configuration: ConfigurationChoiceInput | undefined;
  /** Open conditions that this decision does not repeat. */
  ended: readonly Condition[];
  onClose: () => void;
  onIssued: () => void;
  /** Receives the server's messages, by path of the field. */
  onRefused: (errors: Record<string, string>) => void;
}

/**
 * Confirms an acceptance, which issues its report. Lists what contradicts it, and shows a refusal. Without an answer, the
 * report may have been issued: the application is loaded again, and says so.
 */
export function ConfirmAcceptance(props: ConfirmAcceptanceProps) {
  const { application, step, values, choice, configuration, ended, ...events } = props;
  const [send, { isLoading, error, reset }] = useIssue(step);
  const shown = useLast(choice ?? undefined);
  const isUnknown = statusOf(error) === 0;
  const before = error === undefined ? null : issuedBefore(application, step);
  const close = () => {
    reset();
    if (isUnknown && before && before.acceptance.code === shown?.code) events.onIssued();
    events.onClose();
  };
  async function confirm() {
    const decision = sentDecision(application.facility._id, ACCEPTANCE_STEPS[step].field, values);
    if (!decision) return;
    const { error: refusal } = await send({ ...decision, ...(configuration && { configuration }) });
    const errors = fieldErrors(refusal);
    // The messages are shown at their fields, which the dialog would cover.
    if (errors) events.onRefused(errors);
    if (refusal === undefined) events.onIssued();
    if (errors || refusal === undefined) close();
  }
  return (
    <ConfirmDialog
      open={choice !== null}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      isBusy={isLoading}
      isReady={before === null}
      onCancel={close}
      onConfirm={() => void confirm()}
      question={
        <div className="cars-stack">
          <p>{texts.question(shown?.name ?? '')}</p>
          <DecisionFacts application={application} step={step} choice={shown} />
          <Doubts application={application} step={step} choice={shown} ended={ended} />
          <Alert type="warning" showIcon title={texts.warning} />
          {error !== undefined && (
            <FormError title={before ? texts.issuedTitle[step] : isUnknown ? texts.unknownTitle : texts.failedTitle}>
              {before ? texts.issuedBefore(before.acceptance.name, before.day) : reasonOf(error)}
            </FormError>
          )}
        </div>
      }
    />
  );
}

/** Why it failed. Without an answer, trying again is safe: a report is issued once. */
const reasonOf = (error: unknown) => (statusOf(error) === 0 ? texts.unknown : (serverMessage(error) ?? texts.failed));

/** The decision of this step, if its report was issued while this was open, by whomever. */
function issuedBefore(application: ReviewedApplication, step: AcceptanceStep) {
  const { field, canIssue } = ACCEPTANCE_STEPS[step];
  const present = application.facility.submissions.initial_acceptance;
  const acceptance = present[field];
  if (!acceptance || canIssue(present)) return null;
  return { acceptance, day: formatDay(present.evaluation_date) };
}

function useIssue(step: AcceptanceStep) {
  const preliminary = useIssuePreliminaryReportMutation();
  const final = useIssueFinalReportMutation();
  return step === 'preliminary' ? preliminary : final;
}

type DoubtsProps = Pick<ConfirmAcceptanceProps, 'application' | 'step' | 'ended'> & { choice: Acceptance | undefined };

/**
 * Open questions, evaluations that a yes contradicts, missing assessments of the upgrade plan, and conditions that end.
 */
function Doubts({ application, step, choice, ended }: DoubtsProps) {
  const opposed = choice?.code === 'yes' ? notCompliant(application) : [];
  const unassessed = step === 'final' ? unassessedNames(application) : [];
  return (
    <>
      {application.facility.submissions.initial_acceptance.pending_for === 'answer' && (
        <Alert type="warning" showIcon title={DECISION_MESSAGES.asked} />
      )}
      {opposed.length > 0 && <Alert type="warning" showIcon title={DECISION_MESSAGES.opposed(opposed.join(', '))} />}
      <Named title={DECISION_MESSAGES.unassessed} names={unassessed} />
      <Named title={DECISION_MESSAGES.ended} names={ended.map(({ text }) => text)} />
    </>
  );
}

/** A list below a sentence; empty if the list is. */
function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="cars-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
