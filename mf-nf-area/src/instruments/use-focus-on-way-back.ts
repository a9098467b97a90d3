import { useEffect, useRef } from 'react';
import type { UrlState } from '../url-state/use-url-state';

/**
 * A ref for the page of the facility. When the user returns from the form of a lidar, the button that led there gets
 * the focus.
 */
export function useFocusOnWayBack(isAway: boolean, { lidar, copies }: UrlState) {
  const page = useRef<HTMLDivElement>(null);
  const from = useRef<string[] | null>(null);
  useEffect(() => {
    if (isAway) {
      from.current = [lidar ?? copies.lidar ?? '', 'new-lidar'];
      return;
    }
    const button = from.current
      ?.map((id) => page.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`))
      .find(Boolean);
    from.current = null;
    button?.focus();
    button?.scrollIntoView({ block: 'center' });
  }, [isAway, lidar, copies.lidar]);
  return page;
}
