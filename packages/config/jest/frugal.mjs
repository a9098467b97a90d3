/**
 * For runs of many files: what a file leaves behind makes those after it slower, at the end of a long run more than twice
 * as slow, so a worker that has grown is started anew. Of the settings of a part, this one is not heard.
 */
export const frugal = { workerIdleMemoryLimit: '1GB' };
