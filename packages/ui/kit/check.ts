import type { InputProps, ModalProps } from 'antd';
import type * as ofKit from './antd';

/** Compiles only if antd accepts every value that the kit's type allows. */
type Takes<Antd, Kit extends Antd> = [Antd, Kit];

/** Fails to compile if a type of the kit allows values that antd does not accept. */
export type Checked = [Takes<InputProps, ofKit.InputProps>, Takes<ModalProps, ofKit.ModalProps>];
