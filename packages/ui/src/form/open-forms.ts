/** Puts discarded values back into an open form. */
type PutBack = (typed: object, instead: object) => void;

/** The open forms by draft key. */
const open = new Map<string, PutBack>();

/** Announces a form that is open; returns a function that ends this. */
export function announceForm(draftKey: string, putBack: PutBack): () => void {
  open.set(draftKey, putBack);
  return () => {
    if (open.get(draftKey) === putBack) open.delete(draftKey);
  };
}

/** The form that is open for a draft, which may be another instance than the one in which the draft was discarded. */
export const openForm = (draftKey: string): PutBack | undefined => open.get(draftKey);
