import { useMemo, useState } from 'react';

/**
 * Whether the user has been at a field with choices: before that, they need not be loaded. Spread `events` on the field, or on an
 * element around it.
 */
export function useChoicesAsked() {
  const [isAsked, setAsked] = useState(false);
  const events = useMemo(() => ({ onFocus: () => setAsked(true) }), []);
  return { isAsked, events };
}
