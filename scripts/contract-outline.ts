import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as z from 'zod/mini';
import type { Change } from '../src/contract/shared/change.ts';
import type { Endpoint, Outline } from '../src/contract/shared/endpoint.ts';
import { GUARDS_MODULE, guardOf } from './schema-guards.ts';

/**
 * The import query that requests a single table of endpoints or changes of a contract module without its schemas, so
 * that each table is loaded only where it is used.
 */
const TABLE_QUERY = '?table=';

const CLIENT = /\/src\/client\/.+\.tsx?$/;
const CONTRACT = /\/src\/contract\/.+\.ts$/;
/** The source of an endpoint table, up to its closing bracket. */
const ENDPOINTS = /^export const \w+Endpoints = \{\n[\s\S]*?^\};\n/gm;
const IMPORT = /import \{([^}]*)\} from '(#contract\/[^']+)'/g;

/** The outline of a schema: whether it is a list, or its required keys. */
const outlineOf = (schema: z.core.$ZodType): Outline => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return 'list';
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, field]) =>
    field._zod.optout === 'optional' ? [] : key,
  );
};

type Outlined = Omit<Endpoint, 'reply' | 'lines' | 'params' | 'query' | 'body' | 'summary'>;

const withoutSchemas = ({
  reply,
  lines,
  params,
  query,
  body,
  summary,
  ...rest
}: Endpoint): Outlined => ({
  ...rest,
  outline: outlineOf(reply),
  ...(lines === undefined ? {} : { isStreamed: true }),
});

/** The code of an endpoint without its schemas. */
const endpointCode = (value: Endpoint): string => JSON.stringify(withoutSchemas(value));

/** The code of a change with a guard in place of its schema. */
const changeCode = ({ body, ...rest }: Change): string =>
  `{ ...${JSON.stringify(rest)}, fits: ${guardOf(body)} }`;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'call' in value && 'body' in value;

/** Whether a value is an object whose values are all of one kind, and has any. */
const isTableOf = <Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): value is Readonly<Record<string, Entry>> => {
  const entries = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return entries.length > 0 && entries.every(isEntry);
};

const isTable = (value: unknown): boolean =>
  isTableOf(value, isEndpoint) || isTableOf(value, isChange);

/** The code of an exported table. */
const exportCode = <Entry>(
  name: string,
  table: Readonly<Record<string, Entry>>,
  entryCode: (entry: Entry) => string,
): string => {
  const entries = Object.entries(table).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${entryCode(entry)}`,
  );
  return `export const ${name} = {${entries.join(',')}};`;
};

const read = (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(file).href);

/** The module with one table of a contract module. Throws if the table does not exist. */
const tableIn = async (id: string): Promise<string> => {
  const [file = '', name = ''] = id.split(TABLE_QUERY);
  const table = (await read(file))[name];
  if (isTableOf(table, isEndpoint)) return exportCode(name, table, endpointCode);
  if (isTableOf(table, isChange))
    return `import * as guards from '${GUARDS_MODULE}';\n${exportCode(name, table, changeCode)}`;
  throw new Error(`There is no ${name} in ${file}.`);
};

/** A contract module without its endpoint tables. Throws if a table is written or used in an unusual way. */
const withoutEndpoints = async (code: string, file: string): Promise<string> => {
  const rest = code.replace(ENDPOINTS, '');
  for (const [name, value] of Object.entries(await read(file))) {
    const isUsed = new RegExp(`(?<!typeof )\\b${name}\\b`).test(rest);
    if (isTableOf(value, isEndpoint) && isUsed)
      throw new Error(`${file}: ${name} cannot be left out of the client.`);
  }
  return rest;
};

/**
 * Gives the client the contract's endpoints without their schemas, and its changes with guards in place of their
 * schemas, so that a page without a form loads neither the schemas nor the schema library. A schema that a form needs
 * is exported under its own name. Restart the development server after changing the contract.
 */
export const contractOutline = (): Plugin => ({
  name: 'contract-outline',
  enforce: 'pre',
  load: (id) => (id.includes(TABLE_QUERY) ? tableIn(id) : null),
  async transform(code, id) {
    // The texts of a module are in a virtual module, whose id ends with that module's path.
    if (id.startsWith('\0')) return null;
    // Declare that these modules have no side effects, so that the bundler drops unused parts.
    if (CONTRACT.test(id))
      return { code: await withoutEndpoints(code, id), map: null, moduleSideEffects: false };
    if (!CLIENT.test(id) || !code.includes("'#contract/")) return null;
    const parts = await Promise.all(
      [...code.matchAll(IMPORT)].map(async ([statement, names = '', address = '']) => {
        const file = await this.resolve(address, id);
        if (file === null) throw new Error(`There is no ${address} for ${id}.`);
        const exported = await read(file.id);
        const values = names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '));
        const exportOf = (name: string) => name.split(' as ')[0] ?? '';
        const isOfTable = (name: string) => isTable(exported[exportOf(name)]);
        const gone = '\n'.repeat(statement.split('\n').length - 1);
        const line = (list: readonly string[], from: string) =>
          list.length === 0 ? '' : `import { ${list.join(', ')} } from '${from}';`;
        const tables = values
          .filter(isOfTable)
          .map((name) => line([name], address + TABLE_QUERY + exportOf(name)))
          .join('');
        const rest = line(
          values.filter((name) => !isOfTable(name)),
          address,
        );
        // Add line breaks, so that later lines keep their line numbers.
        return [statement, tables + rest + gone] as const;
      }),
    );
    const changed = parts.reduce((text, [old, now]) => text.replace(old, now), code);
    return { code: changed, map: null };
  },
});
