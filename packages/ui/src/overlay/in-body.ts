/**
 * Container for dialogs that may be opened from another dialog. By default antd uses an element that is not in the
 * document yet, treats it as not fixed, and does not trap the focus.
 */
export const inBody = () => document.body;
