import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inLanguage } from '#domain/shared/text/message.ts';
import { answerInLanguage } from '#server/http/language.ts';
import { runInLanguage } from '#server/language/current-language.ts';

const texts = inLanguage({ en: { hello: 'Hello' }, de: { hello: 'Hallo' } });

/** A server that greets in the language of the request, after it has waited for something. */
const greeter = () => {
  const app = Fastify();
  answerInLanguage(app, ['en', 'de']);
  app.post('/', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { said: texts.hello };
  });
  return app;
};

it('answers each of two people at the same time in their own language, also after a body', async () => {
  const app = greeter();
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/', headers, payload: { a: 1 } })).json().said;
  expect(
    await Promise.all([
      ask({ 'accept-language': 'de-AT,en;q=0.5' }),
      ask({ 'accept-language': 'en-US' }),
      ask({ 'accept-language': 'en', cookie: 'a=b; language=de' }),
      ask({ 'accept-language': 'de', cookie: 'language=en' }),
      ask({ cookie: 'language=xx' }),
    ]),
  ).toEqual(['Hallo', 'Hello', 'Hallo', 'Hello', 'Hello']);
  await app.close();
});

it('writes a mail in the language of its reader, and in English where nobody asks', async () => {
  const write = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return texts.hello;
  };
  expect(await Promise.all([runInLanguage('de', write), write()])).toEqual(['Hallo', 'Hello']);
});
