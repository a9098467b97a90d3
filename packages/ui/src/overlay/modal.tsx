import { Modal as AntdModal } from 'antd';
import type { ModalProps } from 'antd';
import { useWall } from '../wall/wall';

/** A dialog with any content, inside of which the styles of the remote that opens it apply. */
export const Modal = (props: ModalProps) => <AntdModal {...useWall()} {...props} />;
