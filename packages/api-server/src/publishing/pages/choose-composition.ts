import type { FastifyRequest } from 'fastify';
import type { Current } from '../releases/current';
import type { Releases } from '../releases/open-releases';

/** The releases that a page is made of. Who gets others than everybody adds here what marks them. */
export type Chosen = Current;

export interface ChooseDeps {
  releases: Pick<Releases, 'current'>;
}

/** Which composition the page of this request gets: the current one. */
export async function chooseComposition({ releases }: ChooseDeps, _request: FastifyRequest): Promise<Chosen> {
  return releases.current();
}
