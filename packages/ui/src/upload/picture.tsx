import { useState } from 'react';
import type { ReactNode } from 'react';
import './upload.css';

/** Props of `Picture`. */
export interface PictureProps {
  id: string;
  src: string;
  label: string;
  children: ReactNode;
}

/** A picture that was sent, with what can be done with it below. */
export function Picture({ id, src, label, children }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className="p-picture" id={id}>
      {failed === src ? (
        <p className="p-picture-missing">This picture cannot be shown.</p>
      ) : (
        <img src={src} alt={label} onError={() => setFailed(src)} />
      )}
      {children}
    </div>
  );
}
