import { Modal as AntdModal } from 'antd';
import type { ModalProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useWall } from '../wall/wall';
import { keepFocusFirst } from './first-focus';

/** A dialog with any content, inside which the styles of the opening remote apply. It begins at its first control. */
export function Modal(props: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { open = false } = props;
  useEffect(() => {
    if (!open) return undefined;
    let end: (() => void) | undefined;
    // antd draws the panel and moves the focus to Close first.
    const frame = requestAnimationFrame(() => {
      if (panel.current) end = keepFocusFirst(panel.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [open]);
  return <AntdModal panelRef={panel} {...useWall()} {...props} />;
}
