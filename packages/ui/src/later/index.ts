export { UnsavedForms } from '../form/unsaved-forms';
export { loadedLater } from '../overlay/loaded-later';
