import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { preloadsAuth, useAuthDialog } from '#client/app/entry/auth-entry.tsx';
import { GuestButton } from '#client/app/entry/guest-button.tsx';
import { Frame } from '#client/app/frame/frame.tsx';
import { invitationInAddress } from '#client/lib/navigation/invitation.ts';
import { useFarewell } from '#client/lib/session/farewell.ts';
import { useSession } from '#client/lib/session/session.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as app } from '#texts/app.js';
import { texts } from '#texts/landing.js';
import { LANDING_CARDS } from './cards.ts';
import { FeatureCard } from './feature-card.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

const HOME = '/homepage';

/** The page at which signed-out visitors start. */
export const Landing = () => {
  const [, navigate] = useLocation();
  const signedIn = useSession().state === 'in';
  const { open, dialog } = useAuthDialog((destination) => navigate(destination));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when an invitation link is opened
  useEffect(() => {
    if (!signedIn && invitationInAddress() !== null) open('signup', HOME);
  }, []);
  const said = useFarewell();
  const heading = usePageHeading(app.evenkeel);
  const openToday = (
    <Link to={HOME} className={buttonClass()}>
      {texts.openToday}
    </Link>
  );
  const entries = (
    <>
      <Button kind="quiet" {...preloadsAuth} onClick={() => open('login', HOME)}>
        {app.logIn}
      </Button>
      <Button kind="secondary" {...preloadsAuth} onClick={() => open('signup', HOME)}>
        {app.signUp}
      </Button>
    </>
  );
  return (
    <Frame home="/" actions={signedIn ? openToday : entries} hasFooter>
      <section className={styles.hero}>
        <div className={kit.stack5}>
          {said === null ? null : <Notice tone="success">{said}</Notice>}
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {texts.heading}
          </h1>
          <p className={`${kit.softLarge} ${styles.lead}`}>{texts.introduction}</p>
          <p className={styles.data}>
            {texts.whereEntriesAre} <Link to="/privacy">{texts.privacy}</Link>
          </p>
          <div className={kit.row3}>
            {signedIn ? (
              openToday
            ) : (
              <>
                <Button {...preloadsAuth} onClick={() => open('login', HOME)}>
                  {texts.getStarted}
                </Button>
                <GuestButton onSignedIn={() => navigate(HOME)}>
                  {texts.tryWithoutAccount}
                </GuestButton>
              </>
            )}
          </div>
        </div>
        <HeroPicture />
      </section>
      <section className={styles.product} aria-labelledby="product">
        <div className={kit.stack5}>
          <h2 id="product" className={kit.largest}>
            {texts.oneCalmPage}
          </h2>
          <ul className={styles.points}>
            <li>{texts.comesNext}</li>
            <li>{texts.dayAsLine}</li>
            <li>{texts.smallerVersion}</li>
            <li>{texts.worksOffline}</li>
          </ul>
        </div>
        <ProductPicture />
      </section>
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features" className={kit.largest}>
          {texts.coreFeatures}
        </h2>
        <ul className={styles.cards}>
          {LANDING_CARDS.map((card) => (
            <FeatureCard
              key={card.title}
              card={card}
              onAsk={signedIn ? undefined : (destination) => open('login', destination)}
            />
          ))}
        </ul>
      </section>
      {dialog}
    </Frame>
  );
};
