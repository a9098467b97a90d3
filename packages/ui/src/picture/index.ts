export { PictureField } from './picture-field';
export type { PictureFieldProps } from './picture-field';
