/*
 * A substitute for antd's types in the kit for teams with their own repository, who would otherwise have to install all
 * of antd for a few components. `check.ts` verifies that antd accepts everything these types allow.
 */
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  FC,
  HTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
} from 'react';

export interface ButtonProps
  extends
    Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'color' | 'content'>,
    Pick<AnchorHTMLAttributes<HTMLElement>, 'href' | 'target'> {
  [data: `data-${string}`]: string;
  type?: 'primary' | 'default' | 'dashed' | 'link' | 'text';
  htmlType?: 'button' | 'submit' | 'reset';
  size?: 'large' | 'middle' | 'small';
  icon?: ReactNode;
  loading?: boolean;
  danger?: boolean;
  ghost?: boolean;
  block?: boolean;
}
export declare const Button: FC<ButtonProps>;

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'color' | 'list'> {
  [data: `data-${string}`]: string;
  size?: 'large' | 'middle' | 'small';
  prefix?: ReactNode;
  suffix?: ReactNode;
  allowClear?: boolean;
  status?: '' | 'error' | 'warning';
}

export interface ModalProps {
  open?: boolean;
  title?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  width?: number | string;
  className?: string;
  okText?: ReactNode;
  cancelText?: ReactNode;
  confirmLoading?: boolean;
  destroyOnHidden?: boolean;
  onOk?: () => void;
  onCancel?: () => void;
  afterClose?: () => void;
}

export interface AlertProps {
  type?: 'success' | 'info' | 'warning' | 'error';
  title?: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  showIcon?: boolean;
  className?: string;
  role?: string;
}
export declare const Alert: FC<AlertProps>;

export interface AntdIconProps extends HTMLAttributes<HTMLSpanElement> {
  spin?: boolean;
  rotate?: number;
}

// Opaque: only the shell sets the theme.
export type ThemeConfig = object;
