import { DomEvent } from 'leaflet';
import { creditParts } from './credit-parts';

/** Props of `Credits`. */
interface CreditsProps {
  /** A line for everything that is shown and has to be named: plain text or HTML. */
  lines: readonly string[];
}

// To the map, a click on a link in it would be a click on the ground.
const keepClicks = (element: HTMLElement | null) => {
  if (element) DomEvent.disableClickPropagation(element);
};

/** Says whose ground is shown. The library's own corner for this would write it as HTML, which the page takes from nobody. */
export const Credits = ({ lines }: CreditsProps) => (
  <p className="pub-credits" ref={keepClicks}>
    {lines.map((line, at) => (
      <span key={line}>
        {at > 0 && <span aria-hidden="true"> | </span>}
        {creditParts(line).map(({ text, href }, place) => {
          const key = `${place}`;
          return href === undefined ? (
            <span key={key}>{text}</span>
          ) : (
            <a key={key} href={href}>
              {text}
            </a>
          );
        })}
      </span>
    ))}
  </p>
);
