import { useLateWindow } from '../layout/use-late-window';

const load = () => import('./about-window').then((module) => module.AboutWindow);

/** Opens the window that says what makes up the portal. */
export function AboutButton() {
  const { Window, show, ...window } = useLateWindow(load);
  return (
    <>
      <button type="button" className="s-about" aria-haspopup="dialog" onClick={show}>
        About
      </button>
      {Window && <Window {...window} />}
    </>
  );
}
