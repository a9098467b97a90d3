import { useEffect, useState } from 'react';

// The part of the window in which a section counts as the one that is read: its upper third, below what sticks there.
const READ = { rootMargin: '-120px 0px -66% 0px' };

/** Id of the section that is being read, of those in `ids` (separated by spaces); it may be told to be another one. */
export function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inSight.add(target.id);
        else inSight.delete(target.id);
      // Between two sections, the one before is still being read.
      setCurrent((before) => ids.split(' ').find((id) => inSight.has(id)) ?? before);
    }, READ);
    for (const section of ids.split(' ').map((id) => document.getElementById(id)))
      if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return [current, setCurrent] as const;
}
