import { useComfort } from '#client/lib/comfort/comfort.ts';
import { browserWishes } from '#client/lib/language/page-language.ts';
import { useLanguageChoice } from '#client/lib/language/use-language-choice.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { LANGUAGES, languageFor } from '#domain/shared/text/languages.ts';
import { texts as about } from '#texts/language.js';
import { texts } from '#texts/language-choice.js';

/** The choice of the app's language, which loads the page again. */
export const LanguageField = () => {
  const { language } = useComfort();
  const { state, choose } = useLanguageChoice();
  const browser = languageFor(undefined, browserWishes(), LANGUAGES);
  return (
    <SelectField
      label={texts.language}
      hint={state === 'loading' ? texts.loading : texts.loadsAgain}
      error={state === 'failed' ? texts.notLoaded : undefined}
      value={language ?? ''}
      onChange={({ currentTarget: { value } }) =>
        void choose(LANGUAGES.find((one) => one === value) ?? null)
      }
    >
      <option value="">{texts.followsBrowser({ name: about.names[browser] })}</option>
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {about.names[one]}
        </option>
      ))}
    </SelectField>
  );
};
