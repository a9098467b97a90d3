import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useWall } from '../wall/wall';
import './side-sheet.css';

export interface SideSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Controls beside the title, such as buttons for the next sheet. */
  steps?: ReactNode;
  children: ReactNode;
}

/** A sheet at the edge of the screen, over its page; on a phone it fills the screen. */
export function SideSheet({ title, isOpen, onClose, steps, children }: SideSheetProps) {
  return (
    <Drawer
      open={isOpen}
      title={title}
      extra={steps}
      closable={{ placement: 'end' }}
      onClose={onClose}
      destroyOnHidden
      rootClassName="p-side-sheet"
      {...useWall()}
    >
      {children}
    </Drawer>
  );
}
