import type { Context } from './app-types';

/**
 * A context whose clock stands still, so that everything that follows is of one moment, also if midnight passes
 * meanwhile.
 */
export function atOneMoment<Clock extends Pick<Context, 'now'>>(context: Clock): Clock {
  const at = context.now();
  return { ...context, now: () => at };
}
