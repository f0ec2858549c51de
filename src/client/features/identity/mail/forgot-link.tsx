import { useEffect, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { Button } from '#client/ui/button.tsx';
import { systemEndpoints } from '#contract/system.ts';

/** Leads to a new password, where the server sends mails. */
export const ForgotLink = ({ onForgot }: { readonly onForgot: () => void }) => {
  const [sendsMail, setSendsMail] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call(systemEndpoints.options, { signal: controller.signal })
      .then(({ mail }) => setSendsMail(mail))
      // Without an answer it is not offered; logging in works all the same.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return sendsMail ? (
    <Button kind="quiet" onClick={onForgot}>
      Forgot your password?
    </Button>
  ) : null;
};
