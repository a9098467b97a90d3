export { ToastRegion } from './toast-region';
export { showToast } from './toasts';
