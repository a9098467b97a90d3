import { useProfile } from '@portal/api-slice';
import { PageTitle, Panel } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { ContactForm } from '../contact/contact-form';
import { MESSAGES } from '../contact/messages';
import { proposedIn } from '../contact/proposed';
import '../page.css';

/** `/contact`: the contact form; a link may propose the subject and the message. */
export function ContactPage() {
  const profile = useProfile();
  const [params] = useSearchParams();
  return (
    <div className="pub-page">
      <PageTitle title={MESSAGES.title} />
      <p>{MESSAGES.introduction}</p>
      <div className="pub-form">
        <Panel>
          {/* Keyed by user, so that nothing typed under one name is sent under the next. */}
          <ContactForm key={profile?._id ?? 'visitor'} sender={profile} proposed={proposedIn(params)} />
        </Panel>
      </div>
    </div>
  );
}
