import type { ApiError } from './request/api-error';

/** What a refusal says about our copy of a record: it is not ours any more, gone, or somebody changed it. */
const OUR_COPY_IS_OLD = [403, 404, 409];

/**
 * These tags once a change is made, and where its refusal shows that our copy is an old one. A change that did not
 * arrive, or was not good enough, leaves everything as it was.
 */
export const stale = <Tag>(error: ApiError | undefined, tags: Tag[]): Tag[] =>
  error === undefined || OUR_COPY_IS_OLD.includes(error.status) ? tags : [];
