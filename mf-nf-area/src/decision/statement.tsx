import { DECISION_TEXTS as texts } from './messages';

/** The statement of a decision under its heading. */
export function Statement({ text }: { text: string }) {
  return (
    <section>
      <h3>{texts.statement}</h3>
      <p className="nf-statement">{text}</p>
    </section>
  );
}
