import { saveText } from '@portal/api-slice';
import { Alert, Button, useCopy } from '@portal/ui/core';
import { useEffect, useRef } from 'react';

/** New recovery codes, which can be read only now. */
export function RecoveryCodesView({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { outcome, copy } = useCopy(codes.join('\n'));
  const box = useRef<HTMLElement>(null);
  // They replace a form that had the focus.
  useEffect(() => box.current?.focus(), []);
  return (
    <section className="s-recovery" ref={box} tabIndex={-1} aria-label="Your recovery codes">
      <Alert
        type="warning"
        showIcon
        title="Keep these recovery codes now: they are shown only once."
        description="With each of them you can log in once if you lose your second factor. Keep them where no one else finds them, and not beside your password."
      />
      <ol className="s-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="s-ways">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveText(`${codes.join('\n')}\n`, 'recovery-codes.txt')}>Download</Button>
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
      <output>
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'refused' && 'Your browser did not allow it. Please select and copy the codes.'}
      </output>
    </section>
  );
}
