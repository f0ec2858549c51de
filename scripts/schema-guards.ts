import type * as z from 'zod/mini';

/** The module that the code of `guardOf` uses under the name `guards`. */
export const GUARDS_MODULE = '#domain/shared/guards.ts';

const callOf = (name: string, ...args: readonly string[]): string =>
  `guards.${name}(${args.join(', ')})`;

/** Whether a text is checked by `isLocalDate`, which is known by its name because each bundle has its own copy. */
const isDate = ({ checks = [] }: z.core.$ZodStringDef): boolean =>
  checks.some(({ _zod: { def } }) => Object(def).fn?.name === 'isLocalDate');

const typeOf = (schema: z.core.$ZodType): string => schema._zod.def.type;

const shapedCode = (shape: z.core.$ZodShape): string => {
  const codeOf = (isOptional: boolean): string | null => {
    const fields = Object.entries(shape)
      .filter(([, field]) => (typeOf(field) === 'optional') === isOptional)
      .map(([key, field]) => `${JSON.stringify(key)}: ${guardOf(field)}`);
    return fields.length === 0 && isOptional ? null : `{ ${fields.join(', ')} }`;
  };
  return callOf('shaped', ...[codeOf(false), codeOf(true)].filter((code) => code !== null));
};

/**
 * The code of a guard that accepts the values of this schema's structure. It ignores limits such as lengths. Throws for
 * a schema that changes values, because a guard cannot.
 */
export const guardOf = (schema: z.core.$ZodType): string => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return isDate(def) ? 'guards.isDay' : 'guards.isText';
    case 'number':
      return Object(def).format === 'safeint' ? 'guards.isWhole' : 'guards.isNumber';
    case 'boolean':
      return 'guards.isFlag';
    case 'null':
      return 'guards.isNull';
    case 'literal':
      return callOf('oneOf', JSON.stringify(def.values));
    case 'enum':
      return callOf('oneOf', JSON.stringify(Object.values(def.entries)));
    case 'nullable':
      if (typeOf(def.innerType) === 'optional')
        throw new Error('A guard cannot make a nullable value optional.');
      return callOf('nullable', guardOf(def.innerType));
    case 'optional':
      return guardOf(def.innerType);
    case 'array':
      return callOf('listOf', guardOf(def.element));
    case 'tuple':
      return callOf('tupleOf', ...def.items.map(guardOf));
    case 'record':
      if (typeOf(def.keyType) !== 'string')
        throw new Error('A guard does not check the keys of a record.');
      return callOf('recordOf', guardOf(def.valueType));
    case 'union':
      return callOf('either', ...def.options.map(guardOf));
    case 'object':
      return shapedCode(def.shape);
    default:
      throw new Error(`There is no guard for a schema of the type ${def.type}.`);
  }
};
