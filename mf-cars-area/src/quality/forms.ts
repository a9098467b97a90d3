/** The forms of these pages in one script, which is loaded with the first of them. */
export { ReturnForm } from './test/return-form';
export { RevokeForm } from './test/revoke-form';
