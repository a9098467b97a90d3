import { useMemo, useState } from 'react';

/**
 * Whether the user has been at a field with choices: before that, they need not be loaded. Spread `events` on an element
 * around the field.
 */
export function useChoicesAsked() {
  const [isAsked, setAsked] = useState(false);
  const events = useMemo(() => ({ onFocus: () => setAsked(true) }), []);
  return { isAsked, events };
}
