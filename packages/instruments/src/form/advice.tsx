import { Icon } from '@portal/ui/core';
import './form.css';

/** Advice by field: evaluation criteria that a value does not meet. Advice does not prevent saving. */
export type Advice<Field extends string> = Partial<Record<Field, string | undefined>>;

/** A warning below a field, in a polite live region. */
export function AdviceLine({ text }: { text: string | undefined }) {
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <p className="ins-advice">
          <Icon name="warning" /> {text}
        </p>
      )}
    </div>
  );
}
