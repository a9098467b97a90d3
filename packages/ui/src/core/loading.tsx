import { useEffect, useState } from 'react';
import './states.css';

// Anything that loads faster needs no announcement.
const QUIET_MS = 300;

/** Announces loading once it takes longer than 300 ms. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="p-loading">
      {isSlow && (
        <>
          <span className="p-loading-ring" aria-hidden="true" />
          {label}…
        </>
      )}
    </output>
  );
}
