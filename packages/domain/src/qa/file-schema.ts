import { string } from 'yup';
import { form } from '../fields/form';
import { QA_FILE_ROLES, type QaFileRole } from './test-types';

/** The role of an uploaded file; if absent, it follows from its name and content. */
export const qaFileQuery = form({
  role: string<QaFileRole>()
    .typeError('Must be a role of files')
    .oneOf([...QA_FILE_ROLES], 'Must be a role of files'),
});
