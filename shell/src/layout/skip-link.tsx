/** The first stop of the keyboard: past header and menu. */
export const SkipLink = () => (
  <a
    className="s-skip"
    href="#content"
    onClick={(event) => {
      // The fragment would become a step of the history, which Back would then undo first.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    Skip to content
  </a>
);
