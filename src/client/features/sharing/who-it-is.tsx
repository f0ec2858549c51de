import type { Whose } from '#contract/sharing/sharing.ts';
import { texts } from '#texts/sharing.js';

/** The kind of the other person, and the details that a therapist gives about themselves. */
export const WhoItIs = ({ kind, about }: Pick<Whose, 'kind' | 'about'>) => {
  if (kind === 'supporter') return <p>{texts.supporterExplained}</p>;
  const said = [about?.title, about?.organisation].filter((one) => one).join(', ');
  return (
    <>
      <p>{said === '' ? texts.therapist : texts.therapistWithTitle({ title: said })}</p>
      {about === null || about.registration === '' ? null : (
        <p>{texts.registration({ number: about.registration })}</p>
      )}
      <p>{texts.namesNotVerified}</p>
    </>
  );
};
