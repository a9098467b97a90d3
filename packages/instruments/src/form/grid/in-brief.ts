/** An error in the few words that fit below a narrow cell; its description and the list of errors have all of them. */
export const inBrief = (error: string): string =>
  error
    .replace(/^Must be (?<what>an? [^,]+).*$/, 'Not $<what>')
    .replace(/^Must be (?<first>.)/, (_all, first: string) => first.toUpperCase());
