import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';
import { CodeForm } from '../code-form.tsx';
import { CopyButton } from '../copy-button.tsx';
import own from '../second-factor.module.css';
import { PasswordFirst } from './password-first.tsx';
import { QrPicture } from './qr-picture.tsx';

interface SetUpStepsProps {
  readonly userId: string;
  /**
   * Whether to ask for the password. The password is not necessary if a second factor exists, or during the required
   * set-up after a login.
   */
  readonly asksPassword: boolean;
  /** The heading level of the steps, which is one below the surrounding heading. */
  readonly Heading: 'h2' | 'h3';
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The two steps that set up an authenticator app, either as the first one or as a replacement. */
export const SetUpSteps = ({ userId, asksPassword, Heading, onCodes }: SetUpStepsProps) => {
  useUnderWay(true);
  const client = useQueryClient();
  const queryKey = ['second-factor', userId];
  const begun = useQuery({
    queryKey,
    queryFn: () => call(secondFactorEndpoints.begin, { body: {} }),
    enabled: !asksPassword,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (begun.data === undefined && asksPassword) {
    return (
      <PasswordFirst
        send={async (password) => {
          client.setQueryData(
            queryKey,
            await call(secondFactorEndpoints.begin, { body: { password } }),
          );
        }}
      />
    );
  }
  if (begun.data === undefined) return <NotLoaded message={texts.appCodeNotLoaded} query={begun} />;
  const { uri, groups } = begun.data;
  return (
    <div className={styles.stack}>
      <Heading ref={Heading === 'h3' ? takeLostFocus : undefined} tabIndex={-1}>
        {texts.addToApp}
      </Heading>
      <p>{texts.scanPicture}</p>
      <QrPicture text={uri} label={texts.qrCode} />
      <p>{sentence(texts.orTypeKey({ link: (text) => <a href={uri}>{text}</a> }))}</p>
      <p className={own.groups} translate="no">
        {groups.join(' ')}
      </p>
      <div className={kit.row3}>
        <CopyButton text={groups.join('')} label={texts.copyKey} />
      </div>
      <Heading>{texts.typeAppCode}</Heading>
      <CodeForm
        button={texts.goOn}
        send={async (code) => {
          const { recoveryCodes } = await call(secondFactorEndpoints.confirm, { body: { code } });
          onCodes(recoveryCodes);
        }}
      />
    </div>
  );
};
