import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetUnsaved } from './local-drafts';
import { offerBack } from './offer-back';

export interface CancelButtonProps {
  /** Under which what is typed is kept in this browser; without it, nothing is. */
  draftKey: string | undefined;
  /** Closes the form. */
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Closes a form and means it: what was typed is discarded, and is not there when the form is opened again. For a while the
 * cancelling can be taken back, which leads to where the form was open.
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
