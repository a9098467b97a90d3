import type { ReviewedApplication } from '@portal/domain';
import { Alert, DataSheet, Disclosure } from '@portal/ui/core';
import type { ReactNode, Ref } from 'react';
import { useIssued, wordsOf } from '../decision/issued-words';
import { MESSAGES } from '../messages';
import { ACCEPTANCE_STEPS } from './acceptance-steps';
import type { AcceptanceStep } from './acceptance-steps';

const { acceptance: texts } = MESSAGES;

export interface ClosedDecisionProps {
  application: ReviewedApplication;
  step: AcceptanceStep;
  /** Whether its report was issued in this view. */
  isJustIssued: boolean;
  sectionRef: Ref<HTMLElement>;
  children?: ReactNode;
}

/** A decision that cannot be made now: the issued one, or the reason why it has to wait. */
export function ClosedDecision({ application, step, isJustIssued, sectionRef, children }: ClosedDecisionProps) {
  const { field, label, canIssue, note } = ACCEPTANCE_STEPS[step];
  const present = application.facility.submissions.initial_acceptance;
  const issued = useIssued(application.facility, step);
  // A reset takes the decision back.
  const isNews = isJustIssued && present[field] !== null;
  return (
    <section ref={sectionRef} tabIndex={-1} aria-label={label} className="decision-closed">
      {isNews && <Alert type="success" showIcon title={texts.justIssued[step]} />}
      <DataSheet
        items={[{ label, value: present[field]?.name ?? texts.undecided }, ...(issued ? wordsOf(issued) : [])]}
      />
      {!issued && !isNews && !canIssue(present) && <p className="cars-soft">{note(application)}</p>}
      {children}
    </section>
  );
}

/** The preliminary decision once the final one is made: a line that unfolds. */
export function FormerDecision({ application }: Pick<ClosedDecisionProps, 'application'>) {
  const issued = useIssued(application.facility, 'preliminary');
  const { preliminary_acceptance } = application.facility.submissions.initial_acceptance;
  if (!issued || preliminary_acceptance === null) return null;
  return (
    <Disclosure summary={`${texts.preliminary}: ${preliminary_acceptance.name}`}>
      <div className="decision-closed">
        <DataSheet items={wordsOf(issued)} />
      </div>
    </Disclosure>
  );
}
