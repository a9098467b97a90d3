export { FileDrop } from './file-drop';
export type { FileDropProps } from './file-drop';
export { PictureField } from './picture-field';
export type { PictureFieldProps } from './picture-field';
export { UploadProgress } from './upload-progress';
