import styles from '#client/features/quiz/quiz.module.css';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/quiz.js';

/** The text of a result in paragraphs, followed by the notes that belong to every result. */
export const ResultText = ({ text }: { readonly text: string }) => {
  const words = useScoreWords();
  return (
    <>
      <div className={`${kit.stack3} ${kit.measure}`}>
        {words(text)
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <div className={`${kit.stack2} ${kit.softMeasure} ${styles.note}`}>
        <p>{texts.notADiagnosis}</p>
        <p>{texts.whereAssessed}</p>
      </div>
    </>
  );
};
