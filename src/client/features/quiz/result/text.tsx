import styles from '#client/features/quiz/quiz.module.css';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { NOT_A_DIAGNOSIS, WHERE_TO_GET_AN_ASSESSMENT } from '#domain/quiz/notices.ts';

/** The text of a result in paragraphs, with the notes shown for every result. */
export const ResultText = ({ text }: { readonly text: string }) => {
  const words = useScoreWords();
  return (
    <>
      <div className={styles.text}>
        {words(text)
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <div className={styles.note}>
        <p>{NOT_A_DIAGNOSIS}</p>
        <p>{WHERE_TO_GET_AN_ASSESSMENT}</p>
      </div>
    </>
  );
};
