/** What the JSON export calls itself; the version grows when an older program could not read it. */
export const EXPORT_FORMAT = { format: 'evenkeel-export', version: 1 } as const;
