export { Modal, Tooltip } from 'antd';
export type { ModalProps, TooltipProps } from 'antd';
export { ActionMenu } from './action-menu';
export type { Action, ActionMenuProps } from './action-menu';
export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmWindowProps } from './confirm-dialog';
export { Dialog } from './dialog';
export type { LargeWindowProps } from './dialog';
export { useLast } from './use-last';
