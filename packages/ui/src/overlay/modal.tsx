import { Modal as AntdModal } from 'antd';
import type { ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { Themed } from '../antd/themed';
import { isFocusLost, reportLostFocus } from '../core/lost-focus';
import { useWall } from '../wall/wall';
import { keepFocusFirst } from './first-focus';

/** A dialog with any content, inside which the styles of the opening remote apply. It begins at its first control. */
export function Modal(props: ModalProps) {
  // State instead of a ref: antd adds the panel some frames after the dialog was opened.
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { open = false, afterClose } = props;
  const close = () => {
    afterClose?.();
    if (isFocusLost(panel)) reportLostFocus();
  };
  useEffect(() => (open && panel ? keepFocusFirst(panel) : undefined), [open, panel]);
  return (
    <Themed>
      <AntdModal panelRef={setPanel} {...useWall()} {...props} afterClose={close} />
    </Themed>
  );
}
