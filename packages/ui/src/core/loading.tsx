import { useEffect, useState } from 'react';
import './states.css';

// Something that is there after a moment needs no announcement.
const QUIET_MS = 300;

/** Says that something is being loaded, once it takes longer than a moment. */
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
