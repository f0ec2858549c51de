import { expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { resetPasswordOf } from '#server/features/identity/operator.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const OLD = 'the old password';
const NEW = 'the new password';

it.each(ENGINES)('an operator’s link sets one person’s password once, on %s', async (engine) => {
  const world = await testApp(engine);
  const ada = await world.signUp('ada@example.org', OLD);
  const ben = await world.signUp('ben@example.org', OLD);
  const statusOfLogin = async (email: string | null, password: string): Promise<number> =>
    (await world.caller().call(identityEndpoints.login, { body: { email, password } })).status;

  const secret = await resetPasswordOf(world.database, ' Ada@Example.org ', world.clock.ms);
  const set = async (newPassword: string): Promise<number> => {
    const body = { secret, newPassword };
    return (await world.caller().call(mailEndpoints.resetPassword, { body })).status;
  };
  expect(await set('Password')).toBe(400);
  expect(await set(NEW)).toBe(200);
  expect(await set('another password')).toBe(404);
  expect((await ada.call(identityEndpoints.me)).status).toBe(401);
  expect((await ben.call(identityEndpoints.me)).status).toBe(200);
  expect(await statusOfLogin(ada.email, OLD)).toBe(401);
  expect(await statusOfLogin(ben.email, OLD)).toBe(200);
  const entered = await world
    .caller()
    .call(identityEndpoints.login, { body: { email: ada.email, password: NEW } });
  expect(entered.status).toBe(200);
  const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0];
  // The link was not sent by mail, so using it confirms no address.
  expect((await world.caller(cookie).call(mailEndpoints.address)).body).toEqual({
    confirmed: false,
  });
  await expect(resetPasswordOf(world.database, 'eve@example.org', world.clock.ms)).rejects.toThrow(
    'There is no account with this email.',
  );
  await world.close();
});
