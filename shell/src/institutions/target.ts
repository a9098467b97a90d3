const TARGET = 'after-login';

/** Keeps the page that leads on after a login, while the browser is at the institution. */
export function keepTarget(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(TARGET);
    else sessionStorage.setItem(TARGET, path);
  } catch {
    // Storage is blocked: the login leads to the home page.
  }
}

/** The kept page; only once. */
export function takeTarget(): string | null {
  try {
    const path = sessionStorage.getItem(TARGET);
    sessionStorage.removeItem(TARGET);
    return path;
  } catch {
    return null;
  }
}
