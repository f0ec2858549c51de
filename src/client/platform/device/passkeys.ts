/** Whether this browser supports passkeys at this address. Passkeys require a host name instead of an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
