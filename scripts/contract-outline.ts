import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as z from 'zod/mini';
import type { Endpoint, Outline } from '../src/contract/shared/endpoint.ts';

/** Query for one endpoint table of a contract module as plain data; each loads where it is used. */
const ENDPOINTS = '?endpoints=';

const CLIENT = /\/src\/client\/.+\.tsx?$/;
const CONTRACT = /\/src\/contract\/.+\.ts$/;
/** The source of an endpoint table, up to its closing bracket. */
const TABLE = /^export const \w+Endpoints = \{\n[\s\S]*?^\};\n/gm;
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

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const isTable = (value: unknown): value is Readonly<Record<string, Endpoint>> => {
  const entries = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return entries.length > 0 && entries.every(isEndpoint);
};

const read = (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(file).href);

/** An endpoint table of a contract module, reduced to what the client needs. Throws if it does not exist. */
const endpointsIn = async (id: string): Promise<string> => {
  const [file = '', name = ''] = id.split(ENDPOINTS);
  const table = (await read(file))[name];
  if (!isTable(table)) throw new Error(`There is no ${name} in ${file}.`);
  const entries = Object.entries(table).map(([key, value]) => [key, withoutSchemas(value)]);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
};

/** A contract module without its endpoint tables. Throws if a table is written or used in an unusual way. */
const withoutTables = async (code: string, file: string): Promise<string> => {
  const rest = code.replace(TABLE, '');
  for (const [name, value] of Object.entries(await read(file))) {
    const isUsed = new RegExp(`(?<!typeof )\\b${name}\\b`).test(rest);
    if (isTable(value) && isUsed)
      throw new Error(`${file}: ${name} cannot be left out of the client.`);
  }
  return rest;
};

/**
 * Gives the client the contract's endpoints without their schemas, so that a page without a form loads neither the
 * schemas nor the schema library. A schema that a form or a draft needs is exported under its own name. Restart the
 * development server after changing the contract.
 */
export const contractOutline = (): Plugin => ({
  name: 'contract-outline',
  enforce: 'pre',
  load: (id) => (id.includes(ENDPOINTS) ? endpointsIn(id) : null),
  async transform(code, id) {
    // Unused parts are dropped: the module only declares.
    if (CONTRACT.test(id))
      return { code: await withoutTables(code, id), map: null, moduleSideEffects: false };
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
          .map((name) => line([name], address + ENDPOINTS + exportOf(name)))
          .join('');
        const rest = line(
          values.filter((name) => !isOfTable(name)),
          address,
        );
        // Pads with line breaks, so that later lines keep their numbers.
        return [statement, tables + rest + gone] as const;
      }),
    );
    const changed = parts.reduce((text, [old, now]) => text.replace(old, now), code);
    return { code: changed, map: null };
  },
});
