import { Icon } from '@portal/ui/core';
import './form.css';

/** Advice by field: evaluation criteria that a value does not meet. Advice does not prevent saving. */
export type Advice<Field extends string> = Partial<Record<Field, string | undefined>>;

/** A warning below a field, in a polite live region. The field may name its id among its notes. */
export function AdviceLine({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <p className="ins-advice" id={id}>
          <Icon name="warning" /> {text}
        </p>
      )}
    </div>
  );
}
