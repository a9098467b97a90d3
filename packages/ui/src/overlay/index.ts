export { Modal, Tooltip } from 'antd';
export type { ModalProps, TooltipProps } from 'antd';
export { ActionMenu } from './action-menu';
export type { Action, ActionMenuProps } from './action-menu';
export { ConfirmWindow } from './confirm-window';
export type { ConfirmWindowProps } from './confirm-window';
export { LargeWindow } from './large-window';
export type { LargeWindowProps } from './large-window';
export { useLast } from './use-last';
