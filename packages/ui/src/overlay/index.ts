export { Modal, Tooltip } from 'antd';
export type { ModalProps, TooltipProps } from 'antd';
export { ActionMenu } from './action-menu';
export type { Action, ActionMenuProps } from './action-menu';
export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogProps } from './confirm-dialog';
export { Dialog } from './dialog';
export type { DialogProps } from './dialog';
export { useLast } from './use-last';
