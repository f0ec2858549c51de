import { unzipSync } from 'fflate';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import type { Person, TestApp } from './test-app.ts';

/** The files in the zip archive that a call returns, by name. */
export const filesIn = async (
  { app }: TestApp,
  person: Person,
  endpoint: Endpoint,
  query = '',
): Promise<ReadonlyMap<string, string>> => {
  const reply = await app.inject({
    url: `${endpoint.path}${query}`,
    headers: { cookie: person.cookie },
  });
  if (reply.statusCode !== 200) throw new Error(`There is no zip: ${reply.body}`);
  return new Map(
    Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]),
  );
};
