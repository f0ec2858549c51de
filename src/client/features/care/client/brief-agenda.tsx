import { texts } from '#texts/care.js';
import { useClientCare } from './client-care.ts';

interface BriefAgendaProps {
  readonly connectionId: string;
  /** The person's name as the therapist sees it. */
  readonly name: string;
}

/** The open agenda items, for a printed page. */
export const BriefAgenda = ({ connectionId, name }: BriefAgendaProps) => {
  const { query } = useClientCare(connectionId);
  const open = query.data?.agenda.filter(({ doneAt }) => doneAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <>
      <h3>{texts.agenda}</h3>
      <ul>
        {open.map(({ id, words, author }) => (
          <li key={id}>
            <bdi>{words}</bdi>{' '}
            {texts.itemFrom({ author: author === 'viewer' ? 'you' : 'other', name })}
          </li>
        ))}
      </ul>
    </>
  );
};
