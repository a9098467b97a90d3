import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Props of `SubmitButton`. */
export interface SubmitButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A reason of the page's own. */
  disabled?: boolean;
  /** What a form that is not valid yet does: keep the button disabled, or let it be pressed and say what is missing. */
  whileInvalid?: 'wait' | 'explain';
  /** Not what matters most on the page at the moment. */
  isQuiet?: boolean;
}

/** Sends the form. Unless said otherwise, it waits until something was typed and all of it is valid. */
export function SubmitButton({
  children,
  icon,
  disabled = false,
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
      loading={isSubmitting}
      disabled={disabled || waits}
      onMouseDown={(event) => {
        // Left by the focus, a field shows its message, and the button would move away from under the pointer.
        if (!isValid) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
