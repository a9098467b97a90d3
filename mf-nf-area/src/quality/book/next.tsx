import type { SupportRequest, TestBook } from '@portal/domain';
import { dated, LinkButton } from '@portal/ui/core';
import { BOOK_MESSAGES } from './messages';
import { nextStep } from './next-step';

interface NextProps {
  facilityId: string;
  book: TestBook;
  requests: readonly SupportRequest[];
  mayEdit: boolean;
  /** Set while a form below has the primary button of the page. */
  isQuiet: boolean;
}

/** What the facility does next, in one sentence with its button. */
export function Next({ facilityId, book, requests, mayEdit, isQuiet }: NextProps) {
  const { sentence, link } = nextStep(facilityId, book, requests);
  return (
    <section className="nf-qa-next" aria-label={BOOK_MESSAGES.next.title}>
      <p>{dated(sentence)}</p>
      {link && mayEdit && (
        <LinkButton type={link.isDue && !isQuiet ? 'primary' : 'default'} to={link.to}>
          {link.label}
        </LinkButton>
      )}
    </section>
  );
}
