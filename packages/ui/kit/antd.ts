/*
 * A substitute for antd's types in the kit for teams with their own repository, who would otherwise have to install all
 * of antd for a few components. `check.ts` verifies that antd accepts everything these types allow.
 */
import type { InputHTMLAttributes, ReactNode } from 'react';

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

// Opaque: a remote names an icon, and the shell draws it.
export type IconDefinition = object;

// Opaque: only the shell sets the theme.
export type ThemeConfig = object;
