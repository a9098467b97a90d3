import { may, type CallState, type Relation } from '@portal/domain';
import type { Way } from './load-ways';

/** Leaves out of ways what their reader may not read in the records themselves: what the test book waits for, and evaluations. */
export function waysAsReadBy(relation: Relation, state: CallState): (way: Way) => Way {
  const book = may('test-book.read', relation, state);
  // The public view of a test book has what is valid, and nothing that is due or waits.
  const readsBook = book.allowed && book.view !== 'public';
  const readsEvaluations = may('regular-evaluation.read', relation, state).allowed;
  return (way) => ({
    ...way,
    book: readsBook ? way.book : undefined,
    evaluations: readsEvaluations ? way.evaluations : [],
  });
}
