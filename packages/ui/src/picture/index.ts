export { PictureField } from './picture-field';
export { usePictureUrl } from './picture';
export type { PictureFieldProps } from './picture-field';
