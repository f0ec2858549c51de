import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

/**
 * The JavaScript version of these scripts. The oldest browsers that support modules can parse this version, so that
 * boot.js can tell people that their browser is too old.
 */
const TARGET = 'es2018';

/** Minifies the scripts of the public folder, which the build only copies. */
export const minifyPublic = (): Plugin => {
  let [from, to] = ['', ''];
  return {
    name: 'evenkeel-minify-public',
    apply: 'build',
    configResolved: ({ publicDir, root, build }) => {
      [from, to] = [publicDir, path.resolve(root, build.outDir)];
    },
    writeBundle: async () => {
      const names = (await readdir(from)).filter((name) => name.endsWith('.js'));
      for (const name of names) {
        const source = await readFile(path.join(from, name), 'utf8');
        const { code: plain } = await transformWithOxc(source, name, { target: TARGET });
        const { code, errors } = await minify(name, plain, { compress: { target: TARGET } });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
        // These scripts are not modules, so they cannot import helpers for features that the target lacks.
        if (code.includes('@oxc-project')) throw new Error(`${name} has no form for ${TARGET}.`);
        await writeFile(path.join(to, name), code);
      }
    },
  };
};
