import { useProfile } from '@portal/api-slice';
import { can, isAdministrator } from '@portal/domain';
import type { ReviewedApplication, NationalFacility } from '@portal/domain';
import { Alert, Panel, Button, Icon } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { Link } from '@portal/ui/router';
import { useState } from 'react';
import { isOwnFacility, mayDecide } from '../evaluations/rights';
import { IssuedConditions } from '../decision/issued-words';
import { MESSAGES } from '../messages';
import { AcceptanceForm } from './acceptance-form';
import type { AcceptanceStep } from './acceptance-steps';
import { FormerDecision } from './closed-decision';
import { later } from './later';

const { acceptance: texts, reset } = MESSAGES;
const ResetForm = later(({ ResetForm: content }) => content);
const STEPS = ['preliminary', 'final'] as const;

/** The decisions on a facility as a whole, for users who may make them. */
export function AcceptancePanel({ application }: { application: ReviewedApplication }) {
  const profile = useProfile();
  if (!can(profile, 'issue-nf-report')) return null;
  if (!mayDecide(profile, application.facility))
    return (
      <Panel title={texts.title}>
        <Alert type="info" showIcon title={texts.ownFacility} />
      </Panel>
    );
  const resetAction = isAdministrator(profile) ? <ResetAction facility={application.facility} /> : undefined;
  return (
    <Panel title={texts.title} actions={resetAction}>
      {isOwnFacility(profile, application) && <Alert type="warning" showIcon title={texts.ownAsAdministrator} />}
      <Decisions application={application} />
      {isAdministrator(profile) && <DisplayedStatusHint application={application} />}
    </Panel>
  );
}

/** The two decisions: the pending one first, except that a report just issued stays where its form was. */
function Decisions({ application }: { application: ReviewedApplication }) {
  const [issuedNow, setIssuedNow] = useState<AcceptanceStep | null>(null);
  const [isContinued, setContinued] = useState(false);
  const { status, preliminary_acceptance } = application.facility.submissions.initial_acceptance;
  const isHeld = issuedNow === 'preliminary' && preliminary_acceptance !== null && !isContinued;
  const isFinalFirst = preliminary_acceptance !== null && !isHeld;
  return (
    <div className="cars-decisions">
      {(isFinalFirst ? STEPS.toReversed() : STEPS).map((step) =>
        step === 'preliminary' && status.code === 'evaluated' ? (
          <FormerDecision key={step} application={application} />
        ) : (
          <div key={step}>
            <AcceptanceForm
              {...{ application, step }}
              isJustIssued={issuedNow === step}
              onContinue={isHeld && step === 'final' ? () => setContinued(true) : undefined}
              onIssued={() => {
                setIssuedNow(step);
                setContinued(false);
              }}
            />
            <IssuedConditions facility={application.facility} report={step} />
          </div>
        ),
      )}
    </div>
  );
}

/** The displayed status is set by an administrator and does not follow from an acceptance. */
function DisplayedStatusHint({ application: { facility } }: { application: ReviewedApplication }) {
  const { acceptance } = facility.submissions.initial_acceptance;
  if (acceptance === null || acceptance.code === 'no' || facility.displayed_status.certified) return null;
  return (
    <p className="cars-after">
      {texts.displayed(facility.displayed_status.name)}{' '}
      <Link to={`/edit-nf/${facility._id}`}>{texts.changeDisplayed}</Link>
    </p>
  );
}

/** Ends the round: the evaluation restarts, or the application is returned to the facility. */
function ResetAction({ facility }: { facility: NationalFacility }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" icon={<Icon name="retry" />} onClick={() => setOpen(true)}>
        {reset.open}
      </Button>
      <Modal open={isOpen} title={reset.title(facility.acronym)} footer={null} onCancel={close} destroyOnHidden>
        <ResetForm facility={facility} onClose={close} />
      </Modal>
    </>
  );
}
