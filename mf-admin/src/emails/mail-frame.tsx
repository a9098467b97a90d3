import { useStyleNonce } from '@portal/ui/core';
import { useMemo } from 'react';
import './emails.css';
import { mailDocument } from './mail-document';

/** Props of `MailFrame`. */
export interface MailFrameProps {
  title: string;
  html: string;
}

// No scripts, no forms, no share in the origin of the portal: a link may be followed, in a tab of its own, and that is all.
const MAY = 'allow-popups allow-popups-to-escape-sandbox';

/** The HTML of a message as its recipient sees it, shut off from the page. */
export function MailFrame({ title, html }: MailFrameProps) {
  const nonce = useStyleNonce();
  const document = useMemo(() => mailDocument(html, nonce), [html, nonce]);
  return <iframe className="adm-mail" title={title} sandbox={MAY} srcDoc={document} referrerPolicy="no-referrer" />;
}
