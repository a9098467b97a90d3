import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Reference } from './reference';

/** Props of `FormError`. */
export interface FormErrorProps {
  title: string;
  children?: ReactNode;
  /** Name of the request, for failures that nobody foresaw. */
  reference?: string | undefined;
}

/** What went wrong with the form as a whole; what was typed stays. */
export function FormError({ title, children, reference }: FormErrorProps) {
  const description = (
    <>
      {children}
      <Reference id={reference} />
    </>
  );
  return <Alert type="error" showIcon title={title} description={children || reference ? description : undefined} />;
}
