import type { AntdIconProps } from '@ant-design/icons/es/components/AntdIconLight';
import type { AlertProps, ButtonProps, InputProps, ModalProps } from 'antd';
import type * as ofKit from './antd';

/** Holds where whatever the types of the kit allow is something that antd takes. */
type Takes<Antd, Kit extends Antd> = [Antd, Kit];

/** Fails to compile when the kit's types promise what antd does not take. */
export type Checked = [
  Takes<ButtonProps, ofKit.ButtonProps>,
  Takes<InputProps, ofKit.InputProps>,
  Takes<ModalProps, ofKit.ModalProps>,
  Takes<AlertProps, ofKit.AlertProps>,
  Takes<Omit<AntdIconProps, 'ref'>, ofKit.AntdIconProps>,
];
