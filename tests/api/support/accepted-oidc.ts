import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import type { Engine } from '#tests/support/database/engines.ts';
import { type OidcStandIn, oidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';
import type { Body } from './nasty.ts';
import { type Answer, type Person, type TestApp, type TestSettings, testApp } from './test-app.ts';

const PUBLIC_URL = new URL('http://localhost');

/** The cookies of a reply, as a browser sends them back. */
export const cookiesOf = ({ headers }: Answer): string[] =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='));

/** The real app with a login provider. `settings` are added to the app's settings. */
export const oidcWorld = async (
  engine: Engine,
  settings: TestSettings = {},
): Promise<{ readonly world: TestApp; readonly provider: OidcStandIn }> => {
  const provider = await oidcStandIn(() => new URL('/login/callback', PUBLIC_URL).href);
  const { issuer, clientId, clientSecret } = provider;
  const world = await testApp(engine, {
    publicUrl: PUBLIC_URL,
    oidc: { issuer: new URL(issuer), clientId, clientSecret, name: 'Clinic North' },
    ...settings,
  });
  return { world, provider };
};

/** People for the login provider calls, with bodies that the calls accept, even repeatedly. */
export const acceptedOidc = (world: TestApp, provider: OidcStandIn) => {
  let made: Person | null = null;
  return async (name: string): Promise<{ person: Person; body: Body } | null> => {
    if (!name.startsWith('oidc.')) return null;
    made ??= await world.signUp(`kim-${crypto.randomUUID()}@example.org`);
    const person = made;
    if (name === 'oidc.begin') return { person, body: { returnTo: '/homepage' } };
    if (name === 'oidc.beginConnecting') return { person, body: { password: person.password } };
    const begun = await world.caller().call(oidcEndpoints.begin, { body: { returnTo: '/' } });
    const answer = provider.answer((begun.body as { url: string }).url);
    const browser = world.caller(cookiesOf(begun).join('; '));
    return { person: { ...person, ...browser }, body: { answer } };
  };
};
