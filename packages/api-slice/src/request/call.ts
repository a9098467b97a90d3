/** A call of the API, below its base. A text is a load from that path. What outlives the page arrives even if that is closed at once. */
export type Call = string | { url: string; method: 'POST' | 'DELETE'; body?: object; outlivesPage?: true };

/** Path of a call, below the base. */
export const urlOf = (call: Call) => (typeof call === 'string' ? call : call.url);

/** The calls that make and end sessions answer for themselves: no renewal, no toast; their pages say what happened. */
export const isAboutSessions = (call: Call) => urlOf(call).startsWith('/auth/');

/** Whether a call only loads something. */
export const isLoad = (call: Call) => typeof call === 'string';
