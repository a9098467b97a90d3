import { fieldErrors, serverMessage, useResetApplicationMutation } from '@portal/api-slice';
import { resetSchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { forgetUnsaved, serverErrors } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useState } from 'react';
import { MESSAGES } from '../messages';

const { reset: texts } = MESSAGES;

interface ResetValues {
  target: string;
  reason: string;
}

/** How to end the round of a facility's application, and what the server said against it. */
export function useReset(facility: NationalFacility, draftKey: string, onDone: () => void) {
  const navigate = useNavigate();
  const [send] = useResetApplicationMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function reset(values: ResetValues, form: FormikHelpers<ResetValues>) {
    setProblem(null);
    const { reason, target } = resetSchema.cast(values);
    const { error } = await send({ id: facility._id, reason, target });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors));
      if (!errors) setProblem(serverMessage(error) ?? texts.failed);
      return;
    }
    forgetUnsaved(draftKey);
    onDone();
    // It is no application any more, so there is nothing left to see here.
    if (target === 'facility') void navigate('/cars/evaluate-nf');
  }
  return { reset, problem };
}
