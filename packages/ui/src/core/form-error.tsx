import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Reference } from './reference';

export interface FormErrorProps {
  title: string;
  children?: ReactNode;
  /** Request id, for unexpected failures. */
  reference?: string | undefined;
}

/** An error that concerns the form as a whole; the input stays. */
export function FormError({ title, children, reference }: FormErrorProps) {
  const description = (
    <>
      {children}
      <Reference id={reference} />
    </>
  );
  return <Alert type="error" showIcon title={title} description={children || reference ? description : undefined} />;
}
