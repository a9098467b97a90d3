import { PROXY_WARNING } from '../../platform/http/proxy-warning';
import { renderMessage } from '../../platform/mail/layout';
import { writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { addressesWith } from '../users/user.store';

/** Tells administrators, in the portal and by mail, of a proxy that the configuration does not mention: once a month. */
export async function noticeOfProxy({ db, now, settings: { publicUrl } }: Context): Promise<void> {
  const month = now().toISOString().slice(0, 7);
  const message = renderMessage(
    {
      subject: 'The portal may be behind a proxy that it does not know',
      paragraphs: [PROXY_WARNING, 'Docs: “Operations”, the variable TRUSTED_PROXIES.'],
      action: { label: 'Open the portal', url: `${publicUrl}/` },
    },
    publicUrl,
  );
  await writeMailTo(db, addressesWith('administrator'), { ...message, kind: 'proxy', dedupeKey: `proxy:${month}` });
}
