import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import type { ReactNode } from 'react';
import { Drawing } from './icon';
import './alert.css';

const DRAWINGS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};

export interface AlertProps {
  type?: keyof typeof DRAWINGS | undefined;
  title: ReactNode;
  description?: ReactNode;
  showIcon?: boolean | undefined;
  /** A control at the end of the message. */
  action?: ReactNode;
  /** `alert` is announced at once; `note` is for what has been there all along. */
  role?: 'alert' | 'note' | 'status' | 'none' | undefined;
  className?: string | undefined;
}

/** A message within a page. */
export function Alert({
  type = 'info',
  title,
  description,
  showIcon = false,
  action,
  role = 'alert',
  className = '',
}: AlertProps) {
  const isLong = description !== undefined && description !== null && description !== false;
  return (
    <div className={`p-alert p-alert-${type} ${isLong ? 'p-alert-long' : ''} ${className}`} role={role}>
      {showIcon && <Drawing of={DRAWINGS[type]} />}
      <div className="p-alert-text">
        <div className="p-alert-title">{title}</div>
        {isLong && <div>{description}</div>}
      </div>
      {action}
    </div>
  );
}
