import { useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { isEnter } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { OWN_TAG_MAX, refusalOfTag } from '#domain/mood/own-tags.ts';
import { openMoreWords } from './more-words.tsx';
import type { Words } from './use-words.ts';
import styles from './words.module.css';

const tooLong = (name: string): string | null =>
  name.length > OWN_TAG_MAX ? `A word can have at most ${OWN_TAG_MAX} characters.` : null;

type OwnWordsProps = Pick<Words, 'own' | 'add' | 'remove'>;

/** The person's own words: a list with remove buttons, and a field to add one. */
const OwnWords = ({ own, add, remove }: OwnWordsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [said, setSaid] = useState('');

  const addName = (): void => {
    const word = name.trim();
    const refusal = word === '' ? 'Word is empty.' : (tooLong(word) ?? refusalOfTag(own, word));
    setError(refusal ?? undefined);
    field.current?.focus();
    if (refusal !== null) return;
    add(word);
    openMoreWords();
    setName('');
    setSaid(`“${word}” is added.`);
  };

  return (
    <div className={`${kit.stack2} ${styles.own}`}>
      <p className={`${kit.legend} ${styles.title}`}>Your own words</p>
      <p className={kit.soft}>
        Your own words are never shared. Moods that you logged with a word keep it.
      </p>
      {own.length === 0 ? null : (
        <ul className={kit.stack}>
          {own.map((word) => (
            <li key={word.id} className={`${kit.rowApart13} ${styles.word}`}>
              <span>{word.name}</span>
              <Button
                size="small"
                kind="quiet"
                aria-label={`Remove “${word.name}”`}
                onClick={() => {
                  remove(word);
                  setSaid(`“${word.name}” is removed.`);
                  field.current?.focus();
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={`${kit.row3} ${styles.add}`}>
        <TextField
          label="A new word"
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
          Add word
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
    <summary className={styles.summary}>What these words mean, and your own words</summary>
    <div className={`${kit.stack5} ${styles.inside}`}>
      {query.data === undefined ? <NotLoaded what="Your words" query={query} /> : null}
      {meanings.length === 0 ? null : (
        <dl className={`${kit.stack3} ${styles.meanings}`}>
          {meanings.map(({ tag, means }) => (
            <div key={tag}>
              <dt>{tag}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      <OwnWords {...own} />
    </div>
  </details>
);
