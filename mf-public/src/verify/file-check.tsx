import { DefinitionList, Loading, Panel } from '@portal/ui/core';
import { FileDrop } from '@portal/ui/upload';
import { useRef, useState } from 'react';
import { StateLine } from '../label/state-line';
import { canDigest, fileSha256 } from './file-sha256';
import { MESSAGES } from './messages';

const { file: texts } = MESSAGES;

/** Bytes; certificates are far smaller. */
const MAX_BYTES = 32 * 1024 * 1024;
const ACCEPTED = ['pdf'];

interface Compared {
  name: string;
  /** `null` while it is computed, or if the file could not be read. */
  sha256: string | null;
  isUnreadable: boolean;
}

/** The SHA-256 of the certificate, and a comparison with the reader's own file, which stays in the browser. */
export function FileCheck({ sha256 }: { sha256: string }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const latest = useRef<File>(undefined);
  async function compare([file]: File[]) {
    if (!file) return;
    latest.current = file;
    const { name } = file;
    setCompared({ name, sha256: null, isUnreadable: false });
    const own = await fileSha256(file).catch(() => null);
    // Another file may have been chosen meanwhile.
    if (latest.current === file) setCompared({ name, sha256: own, isUnreadable: own === null });
  }
  return (
    <Panel title={texts.title}>
      <div className="pub-stack">
        <DefinitionList items={[{ label: texts.sha256, value: <code className="pub-sha256">{sha256}</code> }]} />
        {canDigest() ? (
          <div className="pub-form">
            <FileDrop
              label={texts.label}
              hint={texts.hint}
              accept={ACCEPTED}
              maxBytes={MAX_BYTES}
              onFiles={(files) => void compare(files)}
              problem={compared?.isUnreadable ? texts.unreadable(compared.name) : undefined}
            />
          </div>
        ) : (
          <p>{texts.impossible}</p>
        )}
        <output className="pub-answer">
          {compared && !compared.isUnreadable && <Outcome {...compared} of={sha256} />}
        </output>
      </div>
    </Panel>
  );
}

function Outcome({ name, sha256, of }: Compared & { of: string }) {
  if (sha256 === null) return <Loading label={texts.computing} />;
  if (sha256 === of) return <StateLine tone="success" word={texts.sameWord} sentence={texts.same(name)} />;
  return (
    <div className="pub-stack">
      <StateLine tone="danger" word={texts.differentWord} sentence={texts.different(name)} />
      <DefinitionList items={[{ label: texts.own, value: <code className="pub-sha256">{sha256}</code> }]} />
    </div>
  );
}
