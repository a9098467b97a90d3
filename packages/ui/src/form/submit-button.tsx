import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../core/button';

export interface SubmitButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Disables the button for an additional reason. */
  disabled?: boolean;
  /** Whether what the button begins is under way, after a confirmation for example. */
  isBusy?: boolean;
  /** While the form is invalid, either disables the button or, when pressed, shows the errors. */
  whileInvalid?: 'wait' | 'explain';
  /** Set if it is not the primary action of the page. */
  isQuiet?: boolean;
}

/** The form's submit button. By default it is disabled until the form is dirty and valid. */
export function SubmitButton({
  children,
  icon,
  disabled = false,
  isBusy = false,
  whileInvalid = 'wait',
  isQuiet = false,
}: SubmitButtonProps) {
  const { isValid, isSubmitting, dirty } = useFormikContext();
  const waits = whileInvalid === 'wait' && (!isValid || !dirty);
  return (
    <Button
      type={isQuiet ? 'default' : 'primary'}
      htmlType="submit"
      icon={icon}
      loading={isSubmitting || isBusy}
      disabled={disabled || waits}
      onMouseDown={(event) => {
        // Blurring a field shows its error, which could move the button away from under the pointer.
        if (!isValid) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
