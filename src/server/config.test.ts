import { describe, expect, it } from 'vitest';
import { readConfig, StartError } from './config.ts';

describe('readConfig', () => {
  it('has no required settings, and treats empty settings as unset', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      languageModel: null,
      speech: null,
      role: 'all',
      vapidKeys: null,
      vapidSubject: null,
      therapists: 'invite',
      organisationHelp: null,
      metrics: null,
      drainS: 0,
      oidc: null,
    });
    expect(config.dataDir).toMatch(/[\\/]data$/);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.1', '10.0.0.0/8, 192.0.2.1'],
    ['2001:db8::/32', '2001:db8::/32'],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'],
    ['PUBLIC_URL', 'evenkeel.example.org'],
    ['PUBLIC_URL', 'ftp://evenkeel.example.org'],
    ['PUBLIC_URL', 'https://example.org/evenkeel'],
    ['TRUST_PROXY', 'some'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['AI_BASE_URL', 'localhost:11434/v1'],
    ['AI_BASE_URL', 'file:///etc/models'],
    ['AI_BASE_URL', 'https://sam:hunter2@ai.example.org/v1'],
    ['AI_BASE_URL', 'https://ai.example.org/v1?key=hunter2'],
    ['AI_API_KEY', 'two\nlines'],
    ['STT_BASE_URL', 'localhost:9000/v1'],
    ['STT_BASE_URL', 'https://stt.example.org/v1#hunter2'],
    ['STT_API_KEY', 'a key'],
    ['ROLE', 'boss'],
    ['VAPID_PUBLIC_KEY', 'hunter2'],
    ['VAPID_PRIVATE_KEY', 'hunter2'],
    ['VAPID_SUBJECT', 'somebody'],
    ['VAPID_SUBJECT', 'mailto:sam'],
    ['VAPID_SUBJECT', 'mailto:sam@localhost'],
    ['VAPID_SUBJECT', 'mailto:sam@server.local'],
    ['VAPID_SUBJECT', 'https://localhost:3000'],
    ['VAPID_SUBJECT', 'https://192.168.1.4'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://sam:hunter2@mail.example.org'],
    ['SMTP_URL', 'smtp://sam:hunter2@mail.example.org/?tls=no'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['THERAPISTS', 'everyone'],
    ['OIDC_ISSUER', 'http://clinic.example.org'],
    ['OIDC_ISSUER', 'https://sam:hunter2@clinic.example.org'],
    ['OIDC_CLIENT_SECRET', 'hunter2 hunter2'],
    ['OIDC_NAME', 'two\nlines'],
    ['ORGANISATION_CRISIS_TEXT', 'two\nlines'],
    ['ORGANISATION_CRISIS_NUMBER', 'the desk'],
    ['METRICS_PORT', '99999'],
    ['DRAIN_S', '301'],
    ['DRAIN_S', 'soon'],
  ])('rejects %s=%s with one line that names the setting but not its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^The setting ${name} has to be [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
  });

  it('reads a language model with and without a key', () => {
    const env = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' };
    const model = { baseUrl: 'http://localhost:11434/v1', model: 'small' };
    expect(readConfig(env).languageModel).toEqual({ ...model, apiKey: null });
    expect(readConfig({ ...env, AI_API_KEY: 'k3y' }).languageModel).toEqual({
      ...model,
      apiKey: 'k3y',
    });
  });

  it('reads a speech server independently of the language model', () => {
    const env = { STT_BASE_URL: 'http://localhost:9000/v1', STT_MODEL: 'whisper' };
    const speech = { baseUrl: 'http://localhost:9000/v1', model: 'whisper', apiKey: null };
    expect(readConfig(env)).toMatchObject({ languageModel: null, speech });
    expect(readConfig({ ...env, STT_API_KEY: 'k3y' }).speech).toEqual({ ...speech, apiKey: 'k3y' });
  });

  it('rejects a key without its server, and does not repeat the key', () => {
    const read = () => readConfig({ AI_API_KEY: 'k3y' });
    expect(read).toThrow(
      new StartError(
        'The setting AI_API_KEY has to be given together with AI_BASE_URL and AI_MODEL.',
      ),
    );
    expect(read).not.toThrow('k3y');
  });

  it('reads the keys for push services, both or none', () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const privateKey = Buffer.alloc(32, 1).toString('base64url');
    expect(
      readConfig({
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: 'mailto:sam@example.org',
      }),
    ).toMatchObject({
      vapidKeys: { publicKey, privateKey },
      vapidSubject: 'mailto:sam@example.org',
    });
    expect(() => readConfig({ VAPID_PUBLIC_KEY: publicKey })).toThrow(
      'The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be given together.',
    );
  });

  it('reads the login provider, and names the settings it needs', () => {
    const given = {
      PUBLIC_URL: 'https://keel.example.org',
      OIDC_ISSUER: 'https://login.clinic.example/realms/one',
      OIDC_CLIENT_ID: 'evenkeel',
      OIDC_NAME: ' Clinic North ',
    };
    const { oidc } = readConfig(given);
    expect(oidc).toEqual({
      issuer: new URL('https://login.clinic.example/realms/one'),
      clientId: 'evenkeel',
      clientSecret: null,
      name: 'Clinic North',
    });
    expect(readConfig({ ...given, OIDC_ISSUER: 'http://127.0.0.1:8080' }).oidc?.issuer.port).toBe(
      '8080',
    );
    for (const missing of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_NAME']) {
      expect(() => readConfig({ ...given, [missing]: '' })).toThrow(
        'The settings OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_NAME have to be given together.',
      );
    }
    expect(() => readConfig({ ...given, PUBLIC_URL: '' })).toThrow(
      'The setting OIDC_ISSUER has to be given together with PUBLIC_URL.',
    );
  });

  it('reads the mail server, sender and public URL, all or none', () => {
    const env = {
      SMTP_URL: 'smtps://sam:hunter2@mail.example.org',
      MAIL_FROM: 'Keel <keel@example.org>',
    };
    const PUBLIC_URL = 'https://keel.example.org';
    expect(readConfig({ ...env, PUBLIC_URL }).mail).toEqual({
      smtpUrl: new URL(env.SMTP_URL),
      from: env.MAIL_FROM,
    });
    expect(readConfig({}).mail).toBeNull();
    const alone = () => readConfig({ SMTP_URL: env.SMTP_URL, PUBLIC_URL });
    expect(alone).toThrow('The settings SMTP_URL and MAIL_FROM have to be given together.');
    expect(alone).not.toThrow('hunter2');
    expect(() => readConfig(env)).toThrow(/SMTP_URL has to be given together with PUBLIC_URL/);
  });

  it.each([
    ['AI_MODEL', { AI_BASE_URL: 'http://localhost:11434/v1' }],
    ['AI_BASE_URL', { AI_MODEL: 'small' }],
    ['STT_MODEL', { STT_BASE_URL: 'http://localhost:9000/v1' }],
    ['STT_BASE_URL', { STT_MODEL: 'whisper' }],
  ])('rejects a server setting when %s is missing', (missing, env) => {
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^The setting ${missing} has to be given together with (AI|STT)_\\w+\\.$`),
    );
  });

  it('reads the operator’s crisis help, and needs its text along with its number', () => {
    const [ORGANISATION_CRISIS_TEXT, ORGANISATION_CRISIS_NUMBER] = [' Call the desk. ', '+49 30 1'];
    expect(readConfig({ ORGANISATION_CRISIS_TEXT }).organisationHelp).toEqual({
      text: 'Call the desk.',
      number: null,
    });
    expect(
      readConfig({ ORGANISATION_CRISIS_TEXT, ORGANISATION_CRISIS_NUMBER }).organisationHelp,
    ).toEqual({ text: 'Call the desk.', number: '+49 30 1' });
    expect(() => readConfig({ ORGANISATION_CRISIS_NUMBER })).toThrow(/ORGANISATION_CRISIS_TEXT/);
    expect(() => readConfig({ ORGANISATION_CRISIS_TEXT: 'x'.repeat(301) })).toThrow(/300/);
  });
});
