import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/privacy.js';
import styles from './privacy-page.module.css';

/** What is stored about a person, who sees it, and how it is deleted. */
export const PrivacyPage = () => (
  <Page title={texts.privacy} lead={texts.aboutPrivacy}>
    <div className={styles.section}>
      {texts.sections.map(({ title, sentences }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Page>
);
