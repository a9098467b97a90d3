/** What open forms offer to others, by draft key: the form may be another instance than the one of an earlier moment. */
export function offeredByForms<Offer>() {
  const offers = new Map<string, Offer>();
  return {
    /** Announces the offer of an open form; returns a function that ends this. */
    announce(draftKey: string, offer: Offer): () => void {
      offers.set(draftKey, offer);
      return () => {
        if (offers.get(draftKey) === offer) offers.delete(draftKey);
      };
    },
    find: (draftKey: string): Offer | undefined => offers.get(draftKey),
  };
}
