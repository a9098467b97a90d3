import type { ContactMessage } from '@portal/domain';
import { api } from './api';

const contact = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<null, ContactMessage>({
      query: (body) => ({ url: '/contact', method: 'POST', body, saidByPage: true }),
    }),
  }),
});

export const { useSendContactMutation } = contact;
