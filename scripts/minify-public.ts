import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

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
        const { code, errors } = await minify(name, await readFile(path.join(from, name), 'utf8'));
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
        await writeFile(path.join(to, name), code);
      }
    },
  };
};
