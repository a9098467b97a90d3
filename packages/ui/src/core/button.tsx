import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon';
import './button.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'color' | 'content'> {
  [data: `data-${string}`]: string | undefined;
  type?: 'default' | 'primary' | 'text' | 'link' | undefined;
  size?: 'middle' | 'small' | undefined;
  htmlType?: 'button' | 'submit' | 'reset' | undefined;
  danger?: boolean | undefined;
  icon?: ReactNode;
  /** While it is loading, a button keeps its name and the focus, and does nothing. */
  loading?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  target?: string | undefined;
  /** Of a button that is no link. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const RING = <span className="p-button-ring" aria-hidden="true" />;

/** A button. Its name is its label, while it is loading too. */
export function Button({
  type = 'default',
  size = 'middle',
  htmlType = 'button',
  danger = false,
  icon,
  loading = false,
  disabled = false,
  href,
  className,
  children,
  onClick,
  ref,
  ...attributes
}: ButtonProps) {
  const shown = loading ? RING : icon;
  const given = {
    ...attributes,
    className: classes('p-button', `p-button-${type}`, {
      'p-button-small': size === 'small',
      'p-button-danger': danger,
      'p-button-square': isGiven(shown) && !isGiven(children),
      [className ?? '']: true,
    }),
    'aria-busy': loading || undefined,
    onClick: loading || disabled ? stop : onClick,
  };
  const content = (
    <>
      {isGiven(shown) && <span className="p-button-icon">{shown}</span>}
      {children}
    </>
  );
  if (href !== undefined)
    return (
      // Without an address it has no role of its own.
      <a {...given} {...(disabled ? { role: 'link', 'aria-disabled': true } : { href })}>
        {content}
      </a>
    );
  return (
    <button {...given} type={htmlType} disabled={disabled} ref={ref}>
      {content}
    </button>
  );
}

const isGiven = (node: ReactNode) => node !== undefined && node !== null && node !== false;

/** A button that is loading neither acts nor sends its form; a link that is disabled goes nowhere. */
const stop = (event: MouseEvent) => event.preventDefault();

const classes = (base: string, type: string, more: Record<string, boolean>) =>
  [base, type, ...Object.keys(more).filter((name) => name !== '' && more[name])].join(' ');

type LinkButtonProps = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & ({ to: string } | { href: string });

/** A link styled as a button: `to` for pages of the portal, `href` for other addresses. */
export function LinkButton(props: LinkButtonProps) {
  return 'to' in props ? <RouterButton {...props} /> : <Button {...props} />;
}

function RouterButton({ to, ...props }: Omit<ButtonProps, 'onClick'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return <Button {...props} href={href} onClick={follow} />;
}

/** A link that opens in a new tab and is marked as such. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="p-external" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="p-visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
