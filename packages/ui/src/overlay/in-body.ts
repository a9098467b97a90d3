/**
 * Where a window is put that may be opened from within another one. Left to itself, antd puts it somewhere that is not
 * part of the page yet, takes it for one without a fixed place, and does not keep the focus in it.
 */
export const inBody = () => document.body;
