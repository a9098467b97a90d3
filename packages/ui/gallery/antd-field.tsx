import { useId } from 'react';
import type { ReactNode } from 'react';

/** A field of antd as its documentation has it: a label, and the control with the id that the label names. */
export function AntdField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="g-antd-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
