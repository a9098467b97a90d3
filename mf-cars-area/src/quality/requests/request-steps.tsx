import { useProfile } from '@portal/api-slice';
import type { SupportRequest } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { useState } from 'react';
import { later } from '../later';
import { REQUEST_MESSAGES as texts } from './messages';
import { mayStep } from './rights';

const StepForm = later(({ StepForm: form }) => form);
const OfferForm = later(({ OfferForm: form }) => form);

/** In the order of their use; the next step of a request is among the first. */
const STEPS = ['offer', 'move', 'ask', 'write', 'complete', 'reopen', 'decline', 'cancel'] as const;
type Step = (typeof STEPS)[number];

/** The steps of a request that the user may take; one at a time is open below the buttons. */
export function RequestSteps({ request }: { request: SupportRequest }) {
  const profile = useProfile();
  const [open, setOpen] = useState<Step | null>(null);
  const close = () => setOpen(null);
  const allowed = STEPS.filter((step) => mayStep(profile, request, step));
  if (allowed.length === 0) return null;
  return (
    <div className="cars-stack">
      <div className="cars-buttons">
        {allowed.map((step) => (
          <Button
            key={step}
            size="small"
            aria-expanded={open === step}
            onClick={() => setOpen(open === step ? null : step)}
          >
            {texts.steps[step].open}
          </Button>
        ))}
      </div>
      {(open === 'offer' || open === 'move') && <OfferForm key={open} request={request} step={open} onClose={close} />}
      {open !== null && open !== 'offer' && open !== 'move' && (
        <StepForm key={open} request={request} step={open} onClose={close} />
      )}
    </div>
  );
}
