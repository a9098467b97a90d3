export { Modal, Tooltip } from 'antd';
export type { ModalProps, TooltipProps } from 'antd';
export { ConfirmWindow } from './confirm-window';
export type { ConfirmWindowProps } from './confirm-window';
