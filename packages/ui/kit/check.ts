import type { AntdIconProps } from '@ant-design/icons/es/components/AntdIconLight';
import type { AlertProps, ButtonProps, InputProps, ModalProps } from 'antd';
import type * as ofKit from './antd';

/** Compiles only if antd accepts every value that the kit's type allows. */
type Takes<Antd, Kit extends Antd> = [Antd, Kit];

/** Fails to compile if a type of the kit allows values that antd does not accept. */
export type Checked = [
  Takes<ButtonProps, ofKit.ButtonProps>,
  Takes<InputProps, ofKit.InputProps>,
  Takes<ModalProps, ofKit.ModalProps>,
  Takes<AlertProps, ofKit.AlertProps>,
  Takes<Omit<AntdIconProps, 'ref'>, ofKit.AntdIconProps>,
];
