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
  const heading = usePageHeading('Evenkeel');
  const openToday = (
    <Link to={HOME} className={buttonClass()}>
      Open Today
    </Link>
  );
  const entries = (
    <>
      <Button kind="quiet" {...preloadsAuth} onClick={() => open('login', HOME)}>
        Log In
      </Button>
      <Button kind="secondary" {...preloadsAuth} onClick={() => open('signup', HOME)}>
        Sign Up
      </Button>
    </>
  );
  return (
    <Frame home="/" actions={signedIn ? openToday : entries} hasFooter>
      <section className={styles.hero}>
        <div className={kit.stack5}>
          {said === null ? null : <Notice tone="success">{said}</Notice>}
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            Empower Your Day, Master Your Mind
          </h1>
          <p className={`${kit.softLarge} ${styles.lead}`}>
            Evenkeel is a calm place to plan your day, keep your focus and follow your mood. It is
            made for people with ADHD, autism or OCD. Visual and auditory cues tell you before a
            timer ends, so that transitions come as no surprise. You can share what you choose with
            a therapist, see when they looked at it, and take it back at any time.
          </p>
          <p className={styles.data}>
            Your entries stay on this server and go to nobody unless you choose.{' '}
            <Link to="/privacy">Your data</Link>
          </p>
          <div className={kit.row3}>
            {signedIn ? (
              openToday
            ) : (
              <>
                <Button {...preloadsAuth} onClick={() => open('login', HOME)}>
                  Get Started Now
                </Button>
                <GuestButton onSignedIn={() => navigate(HOME)}>
                  Try it without an account
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
            One calm page for the day
          </h2>
          <ul className={styles.points}>
            <li>What comes next, and nothing else in the way.</li>
            <li>Your day as a line, drawn to scale.</li>
            <li>A smaller version of everything, for days that are hard.</li>
            <li>It works without a connection and sends later.</li>
          </ul>
        </div>
        <ProductPicture />
      </section>
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features" className={kit.largest}>
          Unlock Your Potential with Our Core Features
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
