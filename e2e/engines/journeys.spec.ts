import { test } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { openFirefox } from './firefox.ts';
import { JOURNEYS } from './journeys.ts';
import { personAt, shownText } from './person.ts';
import { openWebKit } from './webkit.ts';

const ENGINES = { Firefox: openFirefox, WebKit: openWebKit } as const;

for (const [name, open] of Object.entries(ENGINES)) {
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    test(`${name}: ${title}`, async () => {
      const server = await startServer();
      const engine = await open();
      try {
        await journey({ engine, server, person: personAt(engine.tab, server.url) });
      } catch (error) {
        const said = await shownText(engine.tab).catch(String);
        throw new Error(`The page says: ${said}`, { cause: error });
      } finally {
        await engine.close();
        await server.remove();
      }
    });
  }
}
