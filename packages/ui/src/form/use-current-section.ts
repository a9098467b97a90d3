import { useEffect, useState } from 'react';

// Whatever scrolls, the titles of sections come into the upper third of the window or leave it.
const READ = { rootMargin: '-120px 0px -66% 0px' };

/** Id of the section that is being read, of those in `ids` (separated by spaces); it may be told to be another one. */
export function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(() => setCurrent(readOf(sections)?.id), READ);
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return [current, setCurrent] as const;
}

/** The section with the focus, while that is in sight: at its end, a page cannot scroll on. Otherwise the last one begun. */
function readOf(sections: HTMLElement[]) {
  const focus = document.activeElement?.getBoundingClientRect();
  const isInSight = focus !== undefined && focus.top > 0 && focus.bottom < window.innerHeight;
  const focused = sections.find((section) => isInSight && section.contains(document.activeElement));
  return (
    focused ??
    sections.findLast((section) => section.getBoundingClientRect().top < window.innerHeight / 3) ??
    sections[0]
  );
}
