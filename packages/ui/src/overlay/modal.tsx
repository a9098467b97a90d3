import { Modal as AntdModal } from 'antd';
import type { ModalProps } from 'antd';
import { useRef } from 'react';
import { useWall } from '../wall/wall';
import { focusFirst } from './first-focus';

/** A dialog with any content, inside which the styles of the opening remote apply. It begins at its first control. */
export function Modal({ afterOpenChange, ...props }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <AntdModal
      panelRef={panel}
      {...useWall()}
      {...props}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirst(panel.current);
        afterOpenChange?.(isOpen);
      }}
    />
  );
}
