import type { SectionId } from '#domain/safety-plan/sections.ts';

/** Line drawings on a 32 × 32 grid, one for each section. */
const LINES: Readonly<Record<SectionId, readonly string[]>> = {
  // A cloud over a rising wave.
  signs: ['M9 15a5 5 0 0 1 1-10 7 7 0 0 1 13 2 4 4 0 0 1 0 8z', 'M4 26c4-6 8 4 12-2s8 4 12-4'],
  // A hand holding a heart.
  helps: [
    'M16 16c-8-6-5-12-1-11l1 2 1-2c4-1 7 5-1 11z',
    'M4 21c6-3 8 0 12 0h3M4 28h14l10-7-2-2-6 3',
  ],
  // A lamp next to an ear.
  senses: ['M6 14l3-9h6l3 9zM12 14v9M8 26h8v-3H8z', 'M22 17a4 4 0 1 1 7 3c-2 2-1 6-4 6'],
  // A raised palm.
  notHelping: [
    'M10 17V8a2 2 0 0 1 4 0v7V5a2 2 0 0 1 4 0v10V7a2 2 0 0 1 4 0v12c0 6-3 9-7 9-5 0-6-3-10-9 1-2 3-2 5 1z',
  ],
  // Two people with a message between them.
  people: [
    'M8 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 29c0-8 10-8 10 0M24 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM19 29c0-8 10-8 10 0',
    'M10 3h12v7h-5l-3 3v-3h-4z',
  ],
  // A house with a door.
  places: ['M4 16L16 5l12 11M7 14v14h18V14', 'M13 28v-8h6v8'],
  // A closed box with a lock.
  surroundings: ['M5 14h22v14H5zM10 14v-3a6 6 0 0 1 12 0v3', 'M16 19v4'],
  // A telephone.
  lines: ['M9 4l4 6-3 3c1 4 5 8 9 9l3-3 6 4-2 5C14 30 2 18 4 6z'],
};

/** The drawing of a section, which is shown next to the name of the section. */
export const SectionIcon = ({ section }: { readonly section: SectionId }) => (
  <svg
    viewBox="0 0 32 32"
    width="2rem"
    height="2rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {LINES[section].map((line) => (
      <path key={line} d={line} />
    ))}
  </svg>
);
