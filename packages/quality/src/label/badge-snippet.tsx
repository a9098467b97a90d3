import { addressOfBadge, badgeSnippets } from '@portal/domain';
import { useId } from 'react';
import '../quality.css';
import { CopyButton } from './copy-button';
import { LABEL_VIEW_MESSAGES } from './messages';

const { badge: texts } = LABEL_VIEW_MESSAGES;

interface BadgeSnippetProps {
  acronym: string;
  /** The state of the label in words. */
  state: string;
  /** The addresses of the badge and of the public page of the label, on the origin of the portal. */
  picture: string;
  page: string;
}

/** The badge of a label as it looks today, with the text that puts it on another page. */
export function BadgeSnippet({ acronym, state, picture, page }: BadgeSnippetProps) {
  const { origin } = window.location;
  const whole = { picture: new URL(picture, origin).href, page: new URL(page, origin).href };
  const { html, markdown } = badgeSnippets(acronym, whole);
  return (
    <div className="qa-label">
      <p>{texts.text}</p>
      <p>
        <img className="qa-badge" src={addressOfBadge(picture, state)} alt={texts.alt(acronym, state)} />
      </p>
      <Snippet format={texts.html} text={html} />
      <Snippet format={texts.markdown} text={markdown} />
    </div>
  );
}

function Snippet({ format, text }: { format: string; text: string }) {
  const id = useId();
  return (
    <section className="qa-snippet" aria-labelledby={id}>
      <h3 id={id}>{format}</h3>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={format} />
    </section>
  );
}
