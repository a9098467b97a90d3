/** A sentence without its full stop, for callers that use it within another one. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
