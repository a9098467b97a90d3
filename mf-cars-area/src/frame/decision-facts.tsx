import { notCompliantShares, sharesInWords } from '@portal/domain';
import type { Acceptance, ReviewedApplication } from '@portal/domain';
import { DataSheet } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import type { AcceptanceStep } from './acceptance-steps';

const { facts: texts } = MESSAGES.acceptance;

export interface DecisionFactsProps {
  application: ReviewedApplication;
  step: AcceptanceStep;
  choice: Acceptance | undefined;
}

/** The facts of a decision in its confirmation: facility, report, choice, and what contradicts it. */
export function DecisionFacts({ application, step, choice }: DecisionFactsProps) {
  return (
    <DataSheet
      items={[
        { label: texts.facility, value: application.facility.pretty_name },
        { label: texts.report, value: texts.reports[step] },
        { label: texts.choice, value: choice?.name },
        { label: texts.notCompliant, value: sharesInWords(notCompliantShares(application)) },
      ]}
    />
  );
}
