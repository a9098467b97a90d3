import { Button, DefinitionList, Icon } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useRef, useState } from 'react';
import { composition } from '../composition';
import type { LateWindowProps } from '../layout/use-lazy-dialog';
import { aboutLines, aboutText } from './about-text';
import './about-dialog.css';

/** What makes up the portal in this tab, to be read and to be copied for support. */
export function AboutDialog({ open, onClose }: LateWindowProps) {
  const portal = composition();
  const lines = aboutLines(portal);
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(aboutText(portal.settings.title, lines));
      say('Copied.');
    } catch {
      // A browser may forbid it, and has no clipboard at all on a page without encryption.
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      say('This browser does not let the portal copy. The text is selected: copy it with the keyboard.');
    }
  }

  const footer = (
    <div className="s-about-actions">
      <output>{said}</output>
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
      afterClose={() => say('')}
    >
      <p>If you report a problem, please send this along: it says exactly which versions you have.</p>
      <div ref={list}>
        <DefinitionList items={lines} />
      </div>
    </Modal>
  );
}
