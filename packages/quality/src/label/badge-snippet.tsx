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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

/** The badge of a label as it looks today, with the text that puts it on another page. */
export function BadgeSnippet({ acronym, state, picture, page }: BadgeSnippetProps) {
  const { origin } = window.location;
  const [image, link] = [new URL(picture, origin).href, new URL(page, origin).href];
  const alt = `${acronym}: label`;
  return (
    <div className="qa-label">
      <p>{texts.text}</p>
      <p>
        <img className="qa-badge" src={picture} alt={texts.alt(acronym, state)} />
      </p>
      <Snippet
        format={texts.html}
        text={`<a href="${escaped(link)}"><img src="${escaped(image)}" alt="${escaped(alt)}"></a>`}
      />
      <Snippet format={texts.markdown} text={`[![${alt}](${image})](${link})`} />
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
