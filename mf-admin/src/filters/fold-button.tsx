import { Button } from '@portal/ui/core';
import { useState } from 'react';
import './fold-button.css';

const MESSAGES = {
  open: 'Filters and tools',
  active: (count: number) => `Filters and tools (${count})`,
} as const;

/**
 * On phones, shows and hides the filters and tools that follow it, so that the rows begin on the first screen. What is
 * filtered and selected stays visible.
 */
export function FoldButton({ active }: { active: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Button className="adm-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {active === 0 ? MESSAGES.open : MESSAGES.active(active)}
    </Button>
  );
}
