import type { Whose } from '#contract/sharing/sharing.ts';

/** The kind of the other person, and the details that a therapist gives about themselves. */
export const WhoItIs = ({ kind, about }: Pick<Whose, 'kind' | 'about'>) => {
  if (kind === 'supporter') return <p>Somebody who supports you, such as family or a friend.</p>;
  const said = [about?.title, about?.organisation].filter((one) => one).join(', ');
  return (
    <>
      <p>Therapist{said === '' ? '' : `: ${said}`}.</p>
      {about === null || about.registration === '' ? null : (
        <p>Registration: {about.registration} (not verified by Evenkeel).</p>
      )}
      <p>Names and titles are not verified by Evenkeel. Connect only with somebody you know.</p>
    </>
  );
};
