import type { PageContextServer } from 'vike/types';
import type { ScreenName } from '../screens/screens.ts';

type Build = NonNullable<PageContextServer['globalContext']['assetsManifest']>;

/** Addresses of the files that the build has for a screen, with all that they import; none where nothing was built. */
export function scriptsDaTela(build: Build | null | undefined, screen: ScreenName): readonly string[] {
  const found = new Set<string>();
  const add = (source: string) => {
    const { file, imports = [] } = build?.[source] ?? {};
    if (!file || found.has(file)) return;
    found.add(file);
    imports.forEach(add);
  };
  add(`pages/(admin)/screens/${screen}.tsx`);
  return [...found].map((file) => `/${file}`);
}
