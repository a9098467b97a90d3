import { api, post } from '@portal/api-slice';
import type { ContactMessage } from '@portal/domain';

const contact = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<null, ContactMessage>({
      query: (body) => post('/contact', { body, saidByPage: true }),
    }),
  }),
});

export const { useSendContactMutation } = contact;
