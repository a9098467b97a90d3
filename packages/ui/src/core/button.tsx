import { Button as AntdButton } from 'antd';
import type { ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

export type { ButtonProps };

/** Hidden from names: antd's own sign would be read as "loading", and may stay after a loading that ends at once. */
const RING = { icon: <span className="p-button-ring" aria-hidden="true" /> };

/** A button. Its name is its label, while it is loading too. */
export const Button = ({ loading = false, ...props }: ComponentProps<typeof AntdButton>) => (
  <AntdButton {...props} loading={loading === true ? RING : loading} aria-busy={loading !== false || undefined} />
);

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
