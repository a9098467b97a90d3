import type { Composition } from '@portal/portal-contract';
import { Button, DefinitionList, Icon } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useRef, useState } from 'react';
import { composition } from '../composition';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import './about-dialog.css';

/** Dialog that lists the composition of this tab, with a button that copies it for support. */
export function AboutDialog({ open, onClose }: LazyDialogProps) {
  const portal = composition();
  const lines = aboutLines(portal);
  const list = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(aboutText(portal.settings.title, lines));
      setStatus('Copied.');
    } catch {
      // A browser may forbid copying, and has no clipboard on an unencrypted page.
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      setStatus('Copying is blocked by your browser. The text is selected: copy it with the keyboard.');
    }
  }

  const footer = (
    <div className="s-about-actions">
      <output>{status}</output>
      <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button type="primary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
  return (
    <Modal
      open={open}
      title={`About the ${portal.settings.title}`}
      footer={footer}
      onCancel={onClose}
      afterClose={() => setStatus('')}
    >
      <p>If you report a problem, please send this along: it says exactly which versions you have.</p>
      <div ref={list}>
        <DefinitionList items={lines} />
      </div>
    </Modal>
  );
}

/** A labelled value of the composition. */
export interface AboutLine {
  label: string;
  value: string;
}

const release = ({ version, hash }: { version: string; hash: string }) => `${version} · ${hash}`;

/** The composition of this tab, line by line, with the details that support needs to reproduce a problem. */
export const aboutLines = ({ id, settings, shell, remotes, development = [] }: Composition): AboutLine[] => [
  { label: 'Composition', value: id },
  { label: 'Mode', value: settings.mode },
  { label: 'Portal contract', value: shell.contract },
  { label: 'shell', value: release(shell) },
  ...Object.entries(remotes).map(([name, remote]) => ({
    label: name,
    value: development.includes(name) ? "from a developer's machine" : release(remote),
  })),
];

/** The same lines as plain text, for pasting into a message. */
export const aboutText = (product: string, lines: readonly AboutLine[]): string =>
  [product, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
