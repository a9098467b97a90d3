import type { ContactMessage } from '@portal/domain';
import { api } from './api';
import { post } from './request/call';

const contact = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<null, ContactMessage>({
      query: (body) => post('/contact', { body, saidByPage: true }),
    }),
  }),
});

export const { useSendContactMutation } = contact;
