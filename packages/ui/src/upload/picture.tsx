import { useState } from 'react';
import type { ReactNode } from 'react';
import './upload.css';

/** A picture that was sent, with what can be done with it below. */
export function Picture({ src, label, children }: { src: string; label: string; children: ReactNode }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className="p-picture">
      {failed === src ? (
        <p className="p-picture-missing">This picture cannot be shown.</p>
      ) : (
        <img src={src} alt={label} onError={() => setFailed(src)} />
      )}
      {children}
    </div>
  );
}
