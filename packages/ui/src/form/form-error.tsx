import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** Props of `FormError`. */
export interface FormErrorProps {
  title: string;
  children?: ReactNode;
}

/** What went wrong with the form as a whole; what was typed stays. */
export function FormError({ title, children }: FormErrorProps) {
  return <Alert type="error" showIcon title={title} description={children} />;
}
