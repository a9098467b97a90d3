export { FileDrop } from './file-drop';
export type { FileDropProps } from './file-drop';
export { UploadProgress } from './upload-progress';
