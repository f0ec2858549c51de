import { parseSync } from 'vite';

/** A text for people in the code: its place, and what contains it. */
export interface TextInCode {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'jsx' | 'attribute' | 'string' | 'template';
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof Object(value).type === 'string' && typeof Object(value).start === 'number';

/** The properties of an endpoint that only the documentation of the API shows. */
const DOCUMENTATION = /^(summary|description)$/;

/**
 * Files with English that is not a text for people who use Evenkeel: words by which the chat understands a message or
 * that are sent to it by a button, reasons that the guard notes, checks of content for its authors, what is for
 * operators and the documentation of the API, and formats of files.
 */
const NOT_SHOWN = new RegExp(
  `^src/(${[
    'client/features/chat/sending/sent-words',
    'domain/chat/text/[\\w-]+',
    'domain/chat/guard/(guard|hearing|languages/reader)',
    'domain/chat/guide/(content|content-problems|needs/features)',
    'domain/chat/(reply-check|triggers)/content',
    'domain/chat/lines/country-file',
    'domain/chat/skills/(check-content|exposure/labels)',
    'domain/(mood/words|sharing/code)',
    'server/features/data/export/fhir(-mapping)?',
    'server/features/identity/(operator|oidc/check-issuer)',
    'server/http/(api-docs|probes/probes)',
  ].join('|')})\\.ts$`,
);

/** Attributes and properties whose values are never shown. */
const TECHNICAL =
  /^(aria-(keyshortcuts|live|haspopup|current|controls|describedby|labelledby|owns|relevant|sort|autocomplete)|autoCapitalize|autoComplete|className|colorScheme|d|data-.*|defs|dur|enterKeyHint|fetchpriority|fill|font|gradient.*|height|href|htmlFor|id|inputMode|key|lang|method|mode|name|path|pattern|points|preserveAspectRatio|rel|role|shape-?rendering|src|strokeLine.*|style|target|textAnchor|transform.*|translate|type|url|values?|viewBox|width)$/i;

/** Attributes and parameters that hold the key of an element or of a draft. */
const KEY = /^(key|draftKey)$/;

/** Calls whose arguments are never shown: errors, calls of the browser, seeds, and the documentation of the API. */
const CALLS =
  /^(Error|TypeError|RangeError|RegExp|AggregateError|URL|Worker|Intl\.\w+|querySelector(All)?|closest|matches|matchMedia|setProperty|(add|remove)EventListener|createElement|setAttribute|getAttribute|postMessage|test|match|replace|replaceAll|startsWith|endsWith|includes|indexOf|split|join|append|delete|get|has|header|lazyPart|importNode|sql|raw|recordEndpoint|seedOf|v5|influence|bind)$/;

const SENTENCE = /\p{L}[\p{L}’',;:.]*\s+[\p{L}“‘(\d]|\p{Ll}(…|[.?!]$)/u;
const WORD = /^\p{Lu}\p{Ll}+$/u;
const STYLE =
  /^[\w-]*\((.*)\)$|^[a-z-]+: |(^| )\d+(\.\d+)?(px|rem|em|%|s|ms)\b|^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$|^[a-z_]+ as \w+$|^translate\(|^\d{4}-\d\d-|=/;

/** A path of an SVG drawing, with 0 in place of its parameters. */
const PATH = /^M[MLHVCSQTAZmlhvcsqtaz\d\s.,-]*$/;

/** The source of a regular expression, which reads what people write. */
const PATTERN = /\(\?|\\[a-z]|\w\|/i;

/** A list of codes of countries, and a list of selectors of elements. */
const CODES = /^[A-Z]{2}( [A-Z]{2})+$/;
const SELECTORS =
  /^(?!$)(?:(?:^|, )(?:a|article|button|dialog|fieldset|form|input|main|section|select|textarea|title)?(?:\[\w+\])?)*$/;

/** A column with another name in a query, and an operator of a query. */
const SQL = /^[\w.]+ as \w+$|^not in$|^is not$/;

/** A length in a style sheet, with its number as a parameter. */
const LENGTH = /^\{\}(px|rem|em|ms)$/;

/** Values that are stored or sent and look like texts. Their names, if they have any, are in catalogs. */
const VALUES = /^low mood$|^very low$|^urn:uuid:|^Evenkeel$/;

const isText = (text: string, isInText: boolean): boolean =>
  ![VALUES, CODES, SELECTORS].some((one) => one.test(text)) &&
  ((SENTENCE.test(text) && !STYLE.test(text) && !PATTERN.test(text)) ||
    (WORD.test(text.trim()) && isInText));

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return String(node.name ?? Object(node).value ?? '');
};

/** Whether a call writes to the log: `console.error`, `log.warn` or `request.log.warn`. */
const isLog = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  isNode(callee.object) &&
  /^(console|log)$/.test(nameOf(callee.object.property ?? callee.object));

/** Whether a node is a list `as const`. Its elements are values that are stored, sent or compared. */
const isListOfValues = ({ type, expression, typeAnnotation }: Node): boolean =>
  type === 'TSAsExpression' &&
  isNode(expression) &&
  expression.type === 'ArrayExpression' &&
  isNode(typeAnnotation) &&
  nameOf(typeAnnotation.typeName) === 'const';

/** Whether the parent of a string shows that it is technical, such as an import, a type, a comparison or a key. */
const isTechnical = (node: Node, parent: Node, file: string): boolean => {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'TSLiteralType':
    case 'TSEnumMember':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
      return true;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'MemberExpression':
      return parent.property === node;
    case 'Property':
    case 'PropertyDefinition':
      return (
        parent.key === node ||
        TECHNICAL.test(nameOf(parent.key)) ||
        (file.includes('src/contract/') && DOCUMENTATION.test(nameOf(parent.key)))
      );
    case 'AssignmentPattern':
      return KEY.test(nameOf(parent.left));
    case 'JSXAttribute':
      return TECHNICAL.test(nameOf(parent.name));
    case 'CallExpression':
    case 'NewExpression':
      return CALLS.test(nameOf(parent.callee)) || isLog(parent.callee);
    default:
      return false;
  }
};

/** Where a single word is a text and not a value: in elements, and in properties such as `label`. */
const isShown = (parent: Node): boolean =>
  parent.type === 'JSXAttribute' ||
  (parent.type === 'Property' && !TECHNICAL.test(nameOf(parent.key))) ||
  parent.type === 'ConditionalExpression' ||
  parent.type === 'JSXExpressionContainer' ||
  parent.type === 'ArrowFunctionExpression';

/** The texts for people in a TypeScript file, which belong into a catalog in `content/texts`. */
export const textsIn = (file: string, code: string): readonly TextInCode[] => {
  if (NOT_SHOWN.test(file)) return [];
  const found: TextInCode[] = [];
  const add = ({ start, end }: Node, text: string, kind: TextInCode['kind']): void => {
    found.push({ text, start, end, kind });
  };
  const visit = (node: Node, parent: Node): void => {
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'className') return;
    if (node.type === 'JSXText') {
      if (/\p{L}{2}/u.test(String(node.value))) add(node, String(node.value), 'jsx');
      return;
    }
    if (node.type === 'JSXAttribute' && KEY.test(nameOf(node.name))) return;
    if (isTechnical(node, parent, file)) {
      const value = node.type === 'JSXExpressionContainer' ? node.expression : node;
      if (isNode(value) && value.type !== 'Literal' && value.type !== 'TemplateLiteral')
        walk(value);
      return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const kind = parent.type === 'JSXAttribute' ? 'attribute' : 'string';
      const isQuery = file.includes('src/server/') && SQL.test(node.value);
      if (!isQuery && isText(node.value, isShown(parent))) add(node, node.value, kind);
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
      const text = quasis.map(({ value }) => value.cooked).join('{}');
      if (
        isText(text.replaceAll('{}', ' X '), false) &&
        /\p{L}{2}/u.test(text.replaceAll('{}', '')) &&
        !PATH.test(text.replaceAll('{}', '0')) &&
        !LENGTH.test(text)
      )
        add(node, text, 'template');
    }
    if (!isListOfValues(node)) walk(node);
  };
  const walk = (node: Node): void => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, node);
    }
  };
  const { program } = parseSync(file, code);
  walk(program as unknown as Node);
  return found;
};
