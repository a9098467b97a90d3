import { chooser } from './chooser';
import { STORIES } from './stories';
import type { Event } from './stories';
import { timeline } from './timeline';

const NOW = new Date('2026-06-15T00:30:00Z');

test.each(Object.entries(STORIES))(
  '%s: events are in order, and the last was the given number of days ago',
  (_name, story) => {
    const events: readonly Event[] = story.events;
    const told = timeline(events, 1, NOW, chooser('any'));
    expect(told.map(({ event }) => event)).toEqual(events);
    expect(told.toSorted((one, other) => one.at.getTime() - other.at.getTime())).toEqual(told);
    expect(told.at(-1)?.at.toISOString()).toMatch(/^2026-06-14T(0[89]|1[0-6]):/);
  },
);

const aTimeline = (seed: string) => timeline(STORIES.evaluated.events, 1, NOW, chooser(seed));

test('the same seed gives the same timeline, another seed a different one', () => {
  expect(aTimeline('CIAO')).toEqual(aTimeline('CIAO'));
  expect(aTimeline('CIAO')).not.toEqual(aTimeline('SIRTA'));
});
