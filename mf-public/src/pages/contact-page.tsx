import { useProfile } from '@portal/api-slice';
import { PageTitle, Panel } from '@portal/ui/core';
import { ContactForm } from '../contact/contact-form';
import { MESSAGES } from '../contact/messages';
import '../page.css';

/** `/contact`: the contact form. */
export function ContactPage() {
  const profile = useProfile();
  return (
    <div className="pub-page">
      <PageTitle title={MESSAGES.title} />
      <p>{MESSAGES.introduction}</p>
      <div className="pub-form">
        <Panel>
          {/* Keyed by user, so that nothing typed under one name is sent under the next. */}
          <ContactForm key={profile?._id ?? 'visitor'} sender={profile} />
        </Panel>
      </div>
    </div>
  );
}
