import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export { Button };
export type { ButtonProps };

type LinkButtonProps = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & ({ to: string } | { href: string });

/** A link that looks like a button: `to` stays in the portal, `href` leaves it. */
export function LinkButton(props: LinkButtonProps) {
  return 'to' in props ? <RouterButton {...props} /> : <Button {...props} />;
}

function RouterButton({ to, ...props }: Omit<ButtonProps, 'onClick'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return <Button {...props} href={href} onClick={follow} />;
}
