import { useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { isEnter } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { OWN_TAG_MAX, refusalOfTag } from '#domain/mood/own-tags.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import type { Words } from './use-words.ts';
import styles from './words.module.css';

const tooLong = (name: string): string | null =>
  name.length > OWN_TAG_MAX ? texts.wordTooLong({ max: OWN_TAG_MAX }) : null;

type OwnWordsProps = Pick<Words, 'own' | 'add' | 'remove'>;

/** The person's own words: a list with remove buttons, and a field to add one. */
const OwnWords = ({ own, add, remove }: OwnWordsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [said, setSaid] = useState('');

  const addName = (): void => {
    const word = name.trim();
    const refusal = word === '' ? texts.wordIsEmpty : (tooLong(word) ?? refusalOfTag(own, word));
    setError(refusal ?? undefined);
    field.current?.focus();
    if (refusal !== null) return;
    add(word);
    setName('');
    setSaid(texts.wordAdded({ word }));
  };

  return (
    <div className={`${kit.stack2} ${styles.own}`}>
      <p className={`${kit.legend} ${styles.title}`}>{texts.yourOwnWords}</p>
      <p className={kit.soft}>{texts.yourOwnWordsAreNever}</p>
      {own.length === 0 ? null : (
        <ul className={kit.stack}>
          {own.map((word) => (
            <li key={word.id} className={`${kit.rowApart13} ${styles.word}`}>
              <span>{word.name}</span>
              <Button
                size="small"
                kind="quiet"
                aria-label={texts.removeWord({ word: word.name })}
                onClick={() => {
                  remove(word);
                  setSaid(texts.wordRemoved({ word: word.name }));
                  field.current?.focus();
                }}
              >
                {common.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={`${kit.row3} ${styles.add}`}>
        <TextField
          label={texts.aNewWord}
          autoComplete="off"
          ref={field}
          error={error}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) addName();
          }}
        />
        <Button kind="secondary" onClick={addName}>
          {texts.addWord}
        </Button>
      </div>
      <p role="status" className={kit.soft}>
        {said}
      </p>
    </div>
  );
};

/** The meanings of the further tags, and the person's own words, in a collapsible section. */
export const AboutWords = ({ query, meanings, ...own }: Words) => (
  <details className={styles.about}>
    <summary className={styles.summary}>{texts.whatTheseWordsMeanAnd}</summary>
    <div className={`${kit.stack5} ${styles.inside}`}>
      {query.data === undefined ? <NotLoaded message={texts.wordsNotLoaded} query={query} /> : null}
      {meanings.length === 0 ? null : (
        <dl className={`${kit.stack3} ${styles.meanings}`}>
          {meanings.map(({ tag, means }) => (
            <div key={tag}>
              <dt>{tagName(tag)}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      <OwnWords {...own} />
    </div>
  </details>
);
