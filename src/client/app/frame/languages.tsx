import { useLanguageChoice } from '#client/lib/language/use-language-choice.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { texts as about } from '#texts/language.js';
import { texts } from '#texts/language-choice.js';

/** A button for each language of the app, with its own name, for people who do not understand the current one. */
export const Languages = () => {
  const { state, choose } = useLanguageChoice();
  return (
    <nav className={kit.rowMiddle13} aria-label={texts.language}>
      {LANGUAGES.map((one) => (
        <Button
          key={one}
          kind="quiet"
          size="small"
          lang={one}
          aria-current={one === about.tag ? 'true' : undefined}
          onClick={() => choose(one)}
        >
          {about.names[one]}
        </Button>
      ))}
      <p role="alert" className={kit.noneIfEmpty}>
        {state === 'failed' ? texts.notLoaded : ''}
      </p>
    </nav>
  );
};
