import { form, idOf, profileSchema } from '@portal/domain';
import { array, boolean, string, type InferType } from 'yup';

/** Texts, or records in the position of their ids. */
const ids = () =>
  array()
    .of(
      string()
        .transform((_value: unknown, original: unknown) => idOf(original))
        .typeError('Must be a text')
        .required('Required'),
    )
    .typeError('Must be a list')
    .optional();

const same = () => string().typeError('Must be a text').optional();

const sentProfileSchema = profileSchema.shape({
  _id: same(),
  id: same(),
  email: same(),
  roles: ids(),
  permissions: ids(),
  digest: boolean().typeError('Must be yes or no').optional(),
});
export type SentProfile = InferType<typeof sentProfileSchema>;

/** The body of a change of the user's own profile: it may hold the whole profile, but only names may differ. */
export const profileBodySchema = form({ profile: sentProfileSchema.required('Required') });
