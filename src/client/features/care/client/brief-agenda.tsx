import { useClientCare } from './client-care.ts';

interface BriefAgendaProps {
  readonly connectionId: string;
  /** What the person is called here. */
  readonly name: string;
}

/** What is still open on the agenda, for a page that is printed. */
export const BriefAgenda = ({ connectionId, name }: BriefAgendaProps) => {
  const { query } = useClientCare(connectionId);
  const open = query.data?.agenda.filter(({ doneAt }) => doneAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <>
      <h3>Agenda</h3>
      <ul>
        {open.map(({ id, words, author }) => (
          <li key={id}>
            <bdi>{words}</bdi> ({author === 'viewer' ? 'from you' : `from ${name}`})
          </li>
        ))}
      </ul>
    </>
  );
};
