import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import '../upload/upload.css';

export interface PictureProps {
  id: string;
  fileId: string;
  load: (fileId: string) => Promise<Blob>;
  label: string;
  children: ReactNode;
}

/** An uploaded picture with its actions below. */
export function Picture({ id, fileId, load, label, children }: PictureProps) {
  const { url, isMissing, miss } = usePictureUrl(fileId, load);
  return (
    <div className="p-picture" id={id}>
      {isMissing && <p className="p-picture-missing">This picture cannot be shown.</p>}
      {/* Reserves space, so that the controls below do not move under the pointer once the picture has loaded. */}
      {url === null && !isMissing && <div className="p-picture-room" />}
      {url !== null && !isMissing && <img src={url} alt={label} onError={miss} />}
      {children}
    </div>
  );
}

/** An object URL of the picture, valid while the component is mounted. */
export function usePictureUrl(fileId: string, load: PictureProps['load']) {
  const [url, setUrl] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    async function show() {
      const picture = await load(fileId);
      if (isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    }
    show().catch(() => setMissing(true));
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [fileId, load]);
  return { url, isMissing, miss: () => setMissing(true) };
}
