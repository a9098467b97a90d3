import type { Fixture } from './fixture';
import { at, dataOf } from './person';

/** Grants a remote the path of its name, as an administrator does before its first release. */
export const grant = ({ anna }: Fixture, name: string): Promise<unknown> =>
  dataOf(at(anna, 0).post(`/releases/${name}/grant`, { prefixes: [`/${name}`], menu_from: 0, menu_to: 0 }));
