import { useState } from 'react';

/** The last value that was there: while a window closes, it still says what it was about. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
