import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../core/button';
import { forgetUnsaved } from './local-drafts';
import { offerBack } from './offer-back';

export interface CancelButtonProps {
  /** Key of the local draft; `undefined` if the form keeps none. */
  draftKey: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Closes a form and discards its input and draft. A toast offers to undo this for a short time; undoing restores the
 * input and navigates back to the form.
 */
export function CancelButton({ draftKey, onCancel, children }: CancelButtonProps) {
  const { dirty, values, resetForm } = useFormikContext<object>();
  const location = useLocation();
  const navigate = useNavigate();
  const cancel = () => {
    if (draftKey !== undefined) {
      forgetUnsaved(draftKey);
      offerBack({
        draftKey,
        typed: dirty ? values : null,
        reopen: () => void navigate(location, { preventScrollReset: true }),
      });
      resetForm();
    }
    onCancel();
  };
  return <Button onClick={cancel}>{children}</Button>;
}
