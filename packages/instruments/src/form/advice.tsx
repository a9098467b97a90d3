import { Icon } from '@portal/ui/core';
import './form.css';

/** Advice by field: criteria of the evaluation that a value does not meet. It prevents no save. */
export type Advice<Field extends string> = Partial<Record<Field, string | undefined>>;

/** A quiet warning below a field, read aloud once the reader pauses. */
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
