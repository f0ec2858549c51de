import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Answers 200 only while the database answers.',
    access: 'public',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
  }),
};
