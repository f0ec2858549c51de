import * as z from 'zod/mini';
import { THERAPIST_SIGNUPS } from './accounts/therapist.ts';
import { endpoint } from './shared/endpoint.ts';

/** The crisis help of whoever runs the server; it stands beside the lines, never in their place. */
export const organisationHelp = z.object({
  text: z.string(),
  /** A phone number, if there is one. */
  number: z.nullable(z.string()),
});

export type OrganisationHelp = z.infer<typeof organisationHelp>;

export const systemEndpoints = {
  options: endpoint({
    method: 'GET',
    path: '/api/options',
    summary: 'What whoever runs the server has chosen.',
    access: 'public',
    status: 200,
    reply: z.object({
      therapists: z.enum(THERAPIST_SIGNUPS),
      organisationHelp: z.nullable(organisationHelp),
      /** What the provider is called at which people can log in; null where there is none. */
      loginProvider: z.nullable(z.string()),
      /** Whether the server sends mails. */
      mail: z.boolean(),
    }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Answers 200 only while the database stores what is written.',
    access: 'public',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
  }),
};
