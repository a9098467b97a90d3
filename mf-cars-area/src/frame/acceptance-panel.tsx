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
import { ResetForm } from './reset-form';

const { acceptance: texts, reset } = MESSAGES;
const STEPS = ['preliminary', 'final'] as const;

/**
 * The final report comes first once the preliminary one is issued, so that the pending step is above past decisions.
 */
const inTurn = ({ facility }: ReviewedApplication) =>
  facility.submissions.initial_acceptance.preliminary_acceptance === null ? STEPS : STEPS.toReversed();

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
      <div className="cars-decisions">
        {inTurn(application).map((step) => (
          <div key={step}>
            <AcceptanceForm application={application} step={step} />
            <IssuedConditions facility={application.facility} report={step} />
          </div>
        ))}
      </div>
      {isAdministrator(profile) && <DisplayedStatusHint application={application} />}
    </Panel>
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
      <Modal open={isOpen} title={reset.title} footer={null} onCancel={close} destroyOnHidden>
        <ResetForm facility={facility} onClose={close} />
      </Modal>
    </>
  );
}
