import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Props of `SubmitButton`. */
export interface SubmitButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A reason of the page's own, beside a form that is not valid yet. */
  disabled?: boolean;
}

/** Sends the form. It waits until something was typed and all of it is valid. */
export function SubmitButton({ children, icon, disabled = false }: SubmitButtonProps) {
  const { isValid, isSubmitting, dirty } = useFormikContext();
  return (
    <Button
      type="primary"
      htmlType="submit"
      icon={icon}
      loading={isSubmitting}
      disabled={disabled || !isValid || !dirty}
    >
      {children}
    </Button>
  );
}
