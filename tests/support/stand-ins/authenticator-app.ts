import { TOTP, URI } from 'otpauth';

/** An authenticator app that was set up with the `otpauth://` address of a QR code. */
export const authenticatorApp = (uri: string): TOTP => {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error('This is not a TOTP address.');
  return app;
};
