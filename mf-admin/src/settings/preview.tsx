import { useLoadFile } from '@portal/api-slice';
import { ACCEPTANCES, INSTALLATION_FIELDS, meaningOf, readOf, titleOf } from '@portal/domain';
import type { InstallationFormValues } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { usePictureUrl } from '@portal/ui/picture';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';

const { preview: texts } = MESSAGES;

const REPORTS = ['preliminary', 'final'] as const;

type Settings = ReturnType<typeof readOf<typeof INSTALLATION_FIELDS>>;

/** Previews the heads of an email and of a document with the form's current values. */
export function Preview() {
  const { values } = useFormikContext<InstallationFormValues>();
  const settings = readOf(INSTALLATION_FIELDS, values);
  return (
    <Panel title={texts.title}>
      <p className="adm-soft">{texts.intro}</p>
      <Sample title={texts.mail}>
        <MailHead settings={settings} />
      </Sample>
      <Sample title={texts.document}>
        <DocumentHead settings={settings} />
      </Sample>
    </Panel>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <figure className="adm-preview" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
    </figure>
  );
}

const MailHead = ({ settings }: { settings: Settings }) => (
  <div className="adm-preview-mail">
    <p className="adm-preview-small">
      {texts.replyTo}: {settings.reply_to ?? texts.sender}
      <br />
      {texts.subject}: {texts.mailSubject}
    </p>
    <div className="adm-preview-sheet">
      <p className="adm-preview-small">{titleOf(settings)}</p>
      <p className="adm-preview-subject">{texts.mailSubject}</p>
      <p>{texts.greeting}</p>
    </div>
  </div>
);

function DocumentHead({ settings }: { settings: Settings }) {
  const { infrastructure, issuing_centre, address, contact, logo } = settings;
  const [logoId] = logo;
  return (
    <div className="adm-preview-paper">
      <div className="adm-preview-letterhead">
        <div>
          {infrastructure !== null && <p>{infrastructure}</p>}
          {issuing_centre !== null && <p className="adm-preview-name">{issuing_centre}</p>}
          {address !== null && <p className="adm-preview-lines">{address}</p>}
          {contact !== null && <p>{contact}</p>}
        </div>
        {logoId !== undefined && <Logo key={logoId} id={logoId} />}
      </div>
      <div className="adm-preview-title">
        <p>{texts.documentTitle}</p>
        <p>{texts.facility}</p>
      </div>
      {REPORTS.map((report) =>
        ACCEPTANCES.map(({ code, name }) => (
          <p key={`${report} ${code}`}>
            <span className="adm-preview-name">{texts.decisions[report](name)}</span>
            <br />
            {meaningOf(report, code, settings)}
          </p>
        )),
      )}
      <p className="adm-preview-small">{texts.footer(titleOf(settings))}</p>
    </div>
  );
}

/** The logo beside the names, which are its text alternative. */
function Logo({ id }: { id: string }) {
  const { url, isMissing, miss } = usePictureUrl(id, useLoadFile());
  if (isMissing) return <p className="adm-preview-small">{texts.noLogo}</p>;
  return url === null ? null : <img src={url} alt="" onError={miss} />;
}
