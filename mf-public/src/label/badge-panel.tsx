import { addressOfBadge, badgeSnippets } from '@portal/domain';
import type { PublicLabel } from '@portal/domain';
import { Button, Panel, ScrollRegion, useCopy } from '@portal/ui/core';
import { labelBadge } from '../api/labels';
import './label.css';
import { MESSAGES } from './messages';

const { badge: texts } = MESSAGES;

/** The badge of a label, with the text that shows it on another page. */
export function BadgePanel({ label }: { label: PublicLabel }) {
  const { acronym } = label.facility;
  const { href, origin } = new URL(label.page, window.location.origin);
  const { html, markdown } = badgeSnippets(acronym, { picture: origin + labelBadge(acronym), page: href });
  return (
    <Panel title={texts.title}>
      <div className="pub-stack">
        <p>{texts.text}</p>
        <ScrollRegion className="pub-badge" label={texts.picture}>
          <img src={addressOfBadge(labelBadge(acronym), label.sentence)} alt={`${acronym}: ${label.sentence}`} />
        </ScrollRegion>
        <Snippet format={texts.html} text={html} />
        <Snippet format={texts.markdown} text={markdown} />
      </div>
    </Panel>
  );
}

function Snippet({ format, text }: { format: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  return (
    <div className="pub-snippet">
      <h3>{format}</h3>
      <code>{text}</code>
      <div>
        <Button onClick={() => void copy()}>{texts.copy(format)}</Button> <output>{outcome && texts[outcome]}</output>
      </div>
    </div>
  );
}
