import { useLazyDialog } from '../layout/use-lazy-dialog';

const load = () => import('./about-dialog').then((module) => module.AboutDialog);

/** Opens the window that says what makes up the portal. */
export function AboutButton() {
  const { Window, show, ...window } = useLazyDialog(load);
  return (
    <>
      <button type="button" className="s-about" aria-haspopup="dialog" onClick={show}>
        About
      </button>
      {Window && <Window {...window} />}
    </>
  );
}
