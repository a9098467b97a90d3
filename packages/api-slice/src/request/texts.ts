/** Without any answer to a write: whether it arrived is not known. */
export const NOT_REACHED = 'The portal could not be reached. Please try again.';

/** A failure without a message of the server. */
export const UNEXPECTED = 'The portal did not answer as expected. Please try again in a moment.';
