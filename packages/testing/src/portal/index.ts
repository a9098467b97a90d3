export { answeredLater } from './answered-later';
export { aToken } from './a-token';
export { enter } from './enter';
export { fails, fakeApi, isUnreachable, loads, loadsPart, renames, says, sendsFile, withoutQuery } from './fake-api';
export type { MadeCall, Reply } from './fake-api';
export { renderInPortal } from './render-in-portal';
export type { InPortal } from './render-in-portal';
