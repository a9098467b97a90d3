import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { Themed } from '../antd/themed';
import { useWall } from '../wall/wall';
import './side-sheet.css';

export interface SideSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * Called when the sheet has closed, before the focus goes back to what had it; there is none after a link to the
   * sheet.
   */
  onClosed?: () => void;
  /** Controls beside the title, such as buttons for the next sheet. */
  steps?: ReactNode;
  children: ReactNode;
}

/** A sheet at the edge of the screen, over its page; on a phone it fills the screen. */
export function SideSheet({ title, isOpen, onClose, onClosed, steps, children }: SideSheetProps) {
  return (
    <Themed>
      <Drawer
        open={isOpen}
        title={title}
        extra={steps}
        closable={{ placement: 'end' }}
        onClose={onClose}
        afterOpenChange={(isNowOpen) => !isNowOpen && onClosed?.()}
        destroyOnHidden
        rootClassName="p-side-sheet"
        {...useWall()}
      >
        {children}
      </Drawer>
    </Themed>
  );
}
