import { Modal as AntdModal } from 'antd';
import type { ModalProps } from 'antd';
import { useWall } from '../wall/wall';

/** A dialog with any content, inside which the styles of the opening remote apply. */
export const Modal = (props: ModalProps) => <AntdModal {...useWall()} {...props} />;
