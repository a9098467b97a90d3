import { useId } from 'react';
import type { ReactNode } from 'react';

/** A field of antd as in its documentation: a label, and a control with the id to which the label refers. */
export function AntdField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="g-antd-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
