import * as z from 'zod/mini';
import { THERAPIST_SIGNUPS } from './accounts/therapist.ts';
import { endpoint } from './shared/endpoint.ts';

/** Crisis help provided by the server's operator; shown along with the crisis lines, never instead of them. */
const organisationHelp = z.object({
  text: z.string(),
  /** The phone number; null if there is none. */
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
      /** The name of the login provider; null if none is configured. */
      loginProvider: z.nullable(z.string()),
      /** Whether the server sends mail. */
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
