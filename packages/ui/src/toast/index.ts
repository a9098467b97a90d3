export { ToastRegion } from './toast-region';
export { showToast } from './toasts';
export type { Toast } from './toasts';
